import SQLiteDatabase

extension Store {
  /// The user's own names of devices, by device.
  package func aliases() throws(StoreError) -> [String: String] {
    try StoreError.wrapping(path) {
      let rows = try connection.prepare("SELECT device, alias FROM device_alias")
      var aliases: [String: String] = [:]
      while try rows.step() { aliases[rows.text(0)] = rows.text(1) }
      return aliases
    }
  }

  /// Names a device; an alias that another device bears moves to this one, an empty one is none.
  package func name(device: String, _ alias: String) throws(StoreError) {
    try connection.transaction(.immediate) { () throws(StoreError) in
      try StoreError.wrapping(path) {
        let delete = try connection.prepare(
          "DELETE FROM device_alias WHERE device = ?1 OR alias = ?2"
        )
        try delete.bind(1, device)
        try delete.bind(2, alias)
        try delete.run()
        guard !alias.isEmpty else { return }
        let insert = try connection.prepare("INSERT INTO device_alias VALUES (?1, ?2)")
        try insert.bind(1, device)
        try insert.bind(2, alias)
        try insert.run()
      }
    }
  }
}
