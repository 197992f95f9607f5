/// The tables of store format 1; never edited after its release.
///
/// Times are nanoseconds since 1970 in UTC, ordinals count events in order of arrival from 1.
/// docs/file-format.md describes each table. In an index of names 0 stands for one that is absent:
/// no text equals it, not even the empty one.
enum SchemaVersion1 {
  static let statements = """
    CREATE TABLE meta (
      key TEXT PRIMARY KEY,
      value ANY
    ) STRICT, WITHOUT ROWID;

    -- The events: sealed blocks of columns, and those that wait for a block.
    CREATE TABLE block (
      id INTEGER PRIMARY KEY,
      first_ordinal INTEGER NOT NULL,
      event_count INTEGER NOT NULL,
      first_time INTEGER,
      last_time INTEGER,
      kinds INTEGER NOT NULL,
      expanded_bytes INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      columns BLOB NOT NULL
    ) STRICT;
    CREATE TABLE block_device (
      device_id INTEGER NOT NULL,
      block_id INTEGER NOT NULL,
      PRIMARY KEY (device_id, block_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tail (
      ordinal INTEGER PRIMARY KEY,
      time INTEGER,
      kind TEXT NOT NULL,
      device TEXT,
      checksum INTEGER NOT NULL,
      line TEXT NOT NULL
    ) STRICT;

    -- What is stored already, so that nothing is stored twice.
    CREATE TABLE event_id (
      id ANY PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sequence_run (
      session_id INTEGER NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (session_id, first)
    ) STRICT, WITHOUT ROWID;

    -- Facts: launches and what became of them.
    CREATE TABLE device (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE session (
      id INTEGER PRIMARY KEY,
      device_id INTEGER,
      session TEXT,
      source TEXT,
      app_bundle TEXT,
      app_version TEXT,
      app_build TEXT,
      environment TEXT,
      os TEXT,
      model TEXT,
      role TEXT,
      container TEXT,
      first_time INTEGER,
      last_time INTEGER,
      events INTEGER NOT NULL,
      is_recorded INTEGER NOT NULL,
      is_launch INTEGER NOT NULL,
      expected_stores INTEGER,
      stores_loaded INTEGER,
      debugger INTEGER,
      failed_saves INTEGER NOT NULL,
      ordinal INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX session_key
      ON session (ifnull(device_id, 0), ifnull(session, 0), ifnull(source, 0));
    CREATE TABLE session_store (
      session_id INTEGER NOT NULL,
      position INTEGER NOT NULL,
      store TEXT,
      description TEXT NOT NULL,
      ordinal INTEGER NOT NULL,
      PRIMARY KEY (session_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_activity (
      session_id INTEGER NOT NULL,
      type TEXT NOT NULL,
      store TEXT NOT NULL,
      is_named INTEGER NOT NULL,
      observed INTEGER NOT NULL,
      began INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      succeeded INTEGER NOT NULL,
      failed INTEGER NOT NULL,
      first_began INTEGER,
      PRIMARY KEY (session_id, type, store, is_named, observed)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_attempt (
      session_id INTEGER NOT NULL,
      type TEXT NOT NULL,
      store TEXT NOT NULL,
      is_named INTEGER NOT NULL,
      observed INTEGER NOT NULL,
      position INTEGER NOT NULL,
      event_id ANY,
      has_begun INTEGER NOT NULL,
      has_ended INTEGER NOT NULL,
      began INTEGER,
      ended INTEGER,
      succeeded INTEGER,
      error BLOB,
      began_ordinal INTEGER,
      ended_ordinal INTEGER,
      PRIMARY KEY (session_id, type, store, is_named, observed, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE save_series (
      session_id INTEGER NOT NULL,
      store TEXT NOT NULL,
      saves INTEGER NOT NULL,
      untimed INTEGER NOT NULL,
      first_time INTEGER,
      last_time INTEGER,
      times BLOB NOT NULL,
      first_ordinal INTEGER,
      last_ordinal INTEGER,
      PRIMARY KEY (session_id, store)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE account (
      session_id INTEGER NOT NULL,
      position INTEGER NOT NULL,
      time INTEGER,
      status TEXT,
      user TEXT,
      error BLOB,
      ordinal INTEGER NOT NULL,
      PRIMARY KEY (session_id, position)
    ) STRICT, WITHOUT ROWID;

    -- Facts: the server's log.
    CREATE TABLE server_key (
      id INTEGER PRIMARY KEY,
      container TEXT,
      environment TEXT,
      database TEXT,
      device TEXT,
      user TEXT
    ) STRICT;
    CREATE UNIQUE INDEX server_key_members
      ON server_key (ifnull(container, 0), ifnull(environment, 0), ifnull(database, 0),
        ifnull(device, 0), ifnull(user, 0));
    CREATE TABLE server_rows (
      key_id INTEGER PRIMARY KEY,
      rows INTEGER NOT NULL,
      zone_saves INTEGER NOT NULL,
      failures INTEGER NOT NULL,
      untimed_saves INTEGER NOT NULL,
      first_ordinal INTEGER NOT NULL,
      last_ordinal INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE record_saves (
      key_id INTEGER NOT NULL,
      day INTEGER NOT NULL,
      saves INTEGER NOT NULL,
      times BLOB NOT NULL,
      PRIMARY KEY (key_id, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE coverage (
      key_id INTEGER NOT NULL,
      from_time INTEGER NOT NULL,
      to_time INTEGER NOT NULL,
      is_inferred INTEGER NOT NULL,
      ordinal INTEGER NOT NULL,
      PRIMARY KEY (key_id, from_time, to_time, is_inferred)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE probe (
      ordinal INTEGER PRIMARY KEY,
      key_id INTEGER NOT NULL,
      newest INTEGER NOT NULL
    ) STRICT;

    -- The user's own names of devices; no event, and never exported.
    CREATE TABLE device_alias (
      device TEXT PRIMARY KEY,
      alias TEXT NOT NULL UNIQUE
    ) STRICT, WITHOUT ROWID;

    -- Facts: rare events that are kept whole, each once a launch.
    CREATE TABLE note (
      session_id INTEGER NOT NULL,
      digest INTEGER NOT NULL,
      ordinal INTEGER NOT NULL,
      line TEXT NOT NULL,
      PRIMARY KEY (session_id, digest)
    ) STRICT, WITHOUT ROWID;

    -- Facts: models and schemas whose text is kept.
    CREATE TABLE document (
      ordinal INTEGER PRIMARY KEY,
      file TEXT NOT NULL,
      date INTEGER
    ) STRICT;

    -- Facts: fields of records as each role reports them.
    CREATE TABLE field_names (
      id INTEGER PRIMARY KEY,
      names TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE record (
      entity TEXT NOT NULL,
      name TEXT NOT NULL,
      role TEXT NOT NULL,
      time INTEGER,
      session_id INTEGER NOT NULL,
      field_names_id INTEGER NOT NULL,
      states TEXT NOT NULL,
      ordinal INTEGER NOT NULL,
      PRIMARY KEY (entity, name, role)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE field_type (
      entity TEXT NOT NULL,
      field TEXT NOT NULL,
      type TEXT NOT NULL,
      PRIMARY KEY (entity, field)
    ) STRICT, WITHOUT ROWID;

    -- Facts: errors and known console lines.
    CREATE TABLE error_group (
      id INTEGER PRIMARY KEY,
      fingerprint TEXT NOT NULL UNIQUE,
      signature TEXT NOT NULL,
      example BLOB NOT NULL
    ) STRICT;
    CREATE TABLE error_occurrence (
      group_id INTEGER NOT NULL,
      session_id INTEGER NOT NULL,
      context TEXT NOT NULL,
      occurrences INTEGER NOT NULL,
      first_time INTEGER,
      last_time INTEGER,
      first_ordinal INTEGER NOT NULL,
      last_ordinal INTEGER NOT NULL,
      PRIMARY KEY (group_id, session_id, context)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE signal (
      session_id INTEGER NOT NULL,
      id TEXT NOT NULL,
      occurrences INTEGER NOT NULL,
      first_ordinal INTEGER NOT NULL,
      last_ordinal INTEGER NOT NULL,
      PRIMARY KEY (session_id, id)
    ) STRICT, WITHOUT ROWID;
    """
}
