#!/usr/bin/env python3
"""Prints all events of a SyncScope store as NDJSON, as `syncscope export` does.

Written from docs/file-format.md alone, to show that the page suffices; only Python's standard
library is used. It trusts its input more than the program does: use it to look, not to serve.

    scripts/read-store.py STORE
"""
import json
import sqlite3
import struct
import sys
import zlib
from datetime import datetime, timedelta, timezone

APPLICATION_ID = 0x53795363
FORMAT = 1
INHERITABLE = {"app", "container", "device", "model", "os", "role", "session", "store"}


class Damage(Exception):
    pass


# MARK: Numbers

class Bytes:
    """A place in bytes, read from front to back."""

    def __init__(self, data):
        self.data, self.at = data, 0

    @property
    def left(self):
        return len(self.data) - self.at

    def take(self, count):
        if count > self.left:
            raise Damage(f"{count} bytes wanted, {self.left} left")
        self.at += count
        return self.data[self.at - count:self.at]

    def byte(self):
        return self.take(1)[0]

    def varint(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                if value >> 64 or (byte == 0 and shift):
                    raise Damage("a varint that nobody writes")
                return value
            shift += 7

    def signed(self):
        value = self.varint()
        return (value >> 1) ^ -(value & 1)

    def blob(self):
        return self.take(self.varint())

    def string(self):
        return self.blob().decode()

    def require_end(self):
        if self.left:
            raise Damage(f"{self.left} bytes too many")


def wrapped(value):
    """The number as 64 bits hold it."""
    return (value + 2**63) % 2**64 - 2**63


# MARK: Columns

def integers(data, count):
    data = Bytes(data)
    if count == 0:
        return []
    mode = data.byte()
    if mode == 0:
        values = [data.signed()] * count
    elif mode == 1:
        values = [data.signed() for _ in range(count)]
    elif mode in (2, 3):
        divisor = data.varint() if mode == 3 else 1
        values, value = [], 0
        for row in range(count):
            value = wrapped(value + data.signed() * (divisor if row else 1))
            values.append(value)
    else:
        raise Damage(f"integer mode {mode}")
    data.require_end()
    return values


def packed(data, count, width):
    per_byte = 8 // width
    taken = data.take(-(-count // per_byte))
    mask = (1 << width) - 1
    return [taken[row // per_byte] >> (row % per_byte * width) & mask for row in range(count)]


def booleans(data, count):
    data = Bytes(data)
    if count == 0:
        return []
    mode = data.byte()
    values = packed(data, count, 1) if mode == 2 else [mode] * count
    data.require_end()
    return [value == 1 for value in values]


def string_list(data, count):
    lengths = integers(data.blob(), count)
    return [data.take(length).decode() for length in lengths]


def index_list(data, count, distinct):
    mode = data.byte()
    if mode == 0:
        return [data.varint() for _ in range(count)]
    if mode == 1:
        width = 1 if distinct <= 2 else 2 if distinct <= 4 else 4 if distinct <= 16 else 8
        return packed(data, count, width)
    if mode != 2:
        raise Damage(f"index mode {mode}")
    indices = []
    while len(indices) < count:
        index, rows = data.varint(), data.varint()
        if not 0 < rows <= count - len(indices):
            raise Damage(f"a run of {rows} rows")
        indices += [index] * rows
    return indices


def dictionary(data, count, read_one, read_list):
    """The layout that strings and fixed values share."""
    data = Bytes(data)
    if count == 0:
        return []
    mode = data.byte()
    if mode == 0:
        values = [read_one(data)] * count
    elif mode == 1:
        values = read_list(data, count)
    elif mode == 2:
        distinct = read_list(data, data.varint())
        values = [distinct[index] for index in index_list(data, count, len(distinct))]
    else:
        raise Damage(f"dictionary mode {mode}")
    data.require_end()
    return values


def strings(data, count):
    return dictionary(data, count, lambda data: data.take(data.left).decode(), string_list)


def uuids(data, count):
    return dictionary(
        data, count, lambda data: data.take(16),
        lambda data, count: [data.take(16) for _ in range(count)])


# MARK: Values as JSON text

def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def uuid_text(value, capitals):
    digits = value.hex().upper() if capitals else value.hex()
    return "-".join(
        [digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]])


def time_text(nanoseconds, digits):
    seconds, fraction = divmod(nanoseconds, 10**9)
    moment = datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=seconds)
    text = moment.strftime("%Y-%m-%dT%H:%M:%S")
    return text + (f".{fraction:09}"[:digits + 1] if digits else "") + "Z"


def constant_time(digits):
    return lambda value: f'"{time_text(value, digits)}"'


# Each leaf's token: how its column is laid out, and its values' JSON text.
LEAVES = {
    1: (booleans, lambda value: "true" if value else "false"),
    2: (integers, str),
    3: (strings, str),
    4: (strings, quoted),
    5: (uuids, lambda value: f'"{uuid_text(value, True)}"'),
    6: (uuids, lambda value: f'"{uuid_text(value, False)}"'),
    7: (integers, constant_time(0)),
    8: (integers, constant_time(3)),
    9: (integers, constant_time(6)),
    10: (integers, constant_time(9)),
}
NULL, OBJECT, ARRAY, SHAPE, LENGTH = 0, 32, 33, 64, 65


class Block:
    """An expanded block."""

    def __init__(self, data):
        data = Bytes(data)
        if data.byte() != 1:
            raise Damage("another layout of blocks")
        self.names, self.elements = [None], {}
        for node in range(1, data.varint()):
            parent = data.varint()
            if data.byte():
                self.names.append(data.string())
            else:
                self.names.append(None)
                self.elements[parent] = node
        self.shapes = [data.blob() for _ in range(data.varint())]
        self.count = data.varint()
        self.columns = {}
        for _ in range(data.varint()):
            node, kind, count = data.varint(), data.byte(), data.varint()
            layout = LEAVES[kind][0] if kind in LEAVES else integers
            self.columns[node, kind] = iter(layout(data.blob(), count))
        data.require_end()

    def events(self):
        """Each event's members: names and JSON texts."""
        for _ in range(self.count):
            tokens = self.shape(0)
            if tokens.byte() != OBJECT:
                raise Damage("an event that is no object")
            yield self.members(tokens)
            tokens.require_end()
        for (node, kind), values in self.columns.items():
            if next(values, None) is not None:
                raise Damage(f"values too many in column {kind} of node {node}")

    def next(self, node, kind):
        return next(self.columns[node, kind])

    def shape(self, node):
        return Bytes(self.shapes[self.next(node, SHAPE)])

    def members(self, tokens):
        members = []
        for _ in range(tokens.varint()):
            node = tokens.varint()
            members.append((self.names[node], self.value(tokens, node)))
        return members

    def value(self, tokens, node):
        token = tokens.byte()
        if token == NULL:
            return "null"
        if token == OBJECT:
            return object_text(self.members(tokens))
        if token == ARRAY:
            elements = []
            for _ in range(self.next(node, LENGTH)):
                child = self.elements[node]
                shape = self.shape(child)
                elements.append(self.value(shape, child))
                shape.require_end()
            return "[" + ",".join(elements) + "]"
        return LEAVES[token][1](self.next(node, token))


def object_text(members):
    return "{" + ",".join(f"{quoted(name)}:{text}" for name, text in members) + "}"


# MARK: The store

def check_block(row):
    _, first, count, first_time, last_time, kinds, expanded, checksum, columns = row
    unknown = -2**63
    header = struct.pack(
        "<6q", first, count, unknown if first_time is None else first_time,
        unknown if last_time is None else last_time, kinds, expanded)
    if zlib.crc32(columns, zlib.crc32(header)) != checksum:
        raise Damage("another checksum")


def bodies(store):
    """Each event's body: names of its members, its kind, its JSON text."""
    blocks = store.execute(
        "SELECT id, first_ordinal, event_count, first_time, last_time, kinds, expanded_bytes,"
        " checksum, columns FROM block ORDER BY id")
    for row in blocks:
        try:
            check_block(row)
            data = zlib.decompress(row[8], wbits=-15)
            if len(data) != row[6]:
                raise Damage("another size")
            block = Block(data)
            if block.count != row[2]:
                raise Damage("another number of events")
            for members in block.events():
                names = [name for name, _ in members]
                yield names, dict(members)["kind"], object_text(members)
        except (Damage, zlib.error, LookupError, UnicodeDecodeError, StopIteration) as error:
            sys.exit(f"block {row[0]}: {error}")
    for ordinal, checksum, line in store.execute(
            "SELECT ordinal, checksum, line FROM tail ORDER BY ordinal"):
        if zlib.crc32(f"{ordinal} {line}".encode()) != checksum:
            sys.exit(f"event {ordinal} of the tail has another checksum")
        body = json.loads(line, object_pairs_hook=lambda pairs: pairs)
        yield [name for name, _ in body], quoted(dict(body)["kind"]), line


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    store = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
    if store.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        sys.exit(f"{sys.argv[1]} is no SyncScope store")
    if store.execute("PRAGMA user_version").fetchone()[0] != FORMAT:
        sys.exit(f"{sys.argv[1]} has another format than {FORMAT}")
    lent = set()
    for names, kind, text in bodies(store):
        if kind == '"report"':
            lent = INHERITABLE.intersection(names)
        else:
            lacking = sorted(lent.difference(names))
            text = text[:-1] + "".join(f',"{name}":null' for name in lacking) + "}"
        sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    main()
