#!/usr/bin/env python3
"""Writes the inputs of all examples; the same bytes at each run.

Everything is made up: the app, the devices, the people, the times. What happens in each scene is
what four field notes about Core Data and CloudKit tell. Only Python's standard library is used.

    python3 examples/generate.py
"""
import gzip
import hashlib
import json
import random
import uuid
from datetime import datetime, timedelta, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUNDLE = "com.example.catcare"
CONTAINER = "iCloud.com.example.catcare"
RECORDER = {"name": "SyncScopeRecorder", "version": "0.1.0"}
ZONE = "com.apple.coredata.cloudkit.zone"

# The fields of one care event. Transformable ones hold an NSNumber.
NATIVE = {"eventTypeRaw": "String", "occurredAt": "Date", "noteText": "String", "brandName": "String"}
NUMBERS = [
    "valueRaw", "plannedAmountRaw", "actualAmountRaw", "sequenceNumberRaw",
    "associatedGlucoseRaw", "amountOfferedRaw", "amountEatenRaw", "durationRaw",
]
TYPES = NATIVE | {name: "Transformable" for name in NUMBERS}
# Which numbers the app fills for which type of event.
FILLED = {
    "glucose": ["valueRaw", "sequenceNumberRaw"],
    "insulin": ["plannedAmountRaw", "actualAmountRaw", "associatedGlucoseRaw"],
    "weight": ["valueRaw"],
    "feeding": ["amountOfferedRaw", "amountEatenRaw", "durationRaw"],
}


def pseudonym(text):
    """What the recorder sends instead of a record's or user's name."""
    return "h:" + hashlib.sha256(text.encode()).hexdigest()[:16]


class Report:
    """The lines of one device's report, numbered within one launch."""

    def __init__(self, name, start, *, build, environment, role="owner", os="iOS 18.1", model, note):
        self.random = random.Random(name)
        self.start = datetime.fromisoformat(start).replace(tzinfo=timezone.utc)
        self.device = pseudonym(f"installation {name}")[2:]
        self.user = pseudonym(f"user {name}")
        self.session = self.uuid()
        self.sequence = 0
        self.app = {"bundle": BUNDLE, "version": "2.3.0", "build": build, "environment": environment}
        self.lines = [{
            "v": 1, "kind": "report", "ts": self.time(0), "id": self.uuid(), "device": self.device,
            "session": self.session, "app": self.app, "os": os, "model": model, "role": role,
            "container": CONTAINER, "recorder": RECORDER, "locale": "zh-Hant_TW", "note": note,
        }]

    def uuid(self):
        return str(uuid.UUID(int=self.random.getrandbits(128), version=4)).upper()

    def time(self, seconds):
        moment = self.start + timedelta(milliseconds=round(seconds * 1000))
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def add(self, seconds, kind, **members):
        line = {"v": 1, "kind": kind, "ts": self.time(seconds), "session": self.session}
        self.lines.append(line | {"seq": self.sequence} | members)
        self.sequence += 1

    def launch(self, *, named, debugger):
        """The recorder begins before both stores load; the account is fine."""
        self.add(0.004, "session", phase="began", expectedStores=2, storesLoaded=False,
                 debugger=debugger)
        for number, scope in enumerate(("private", "shared")):
            self.add(0.181 + number * 0.043, "store", store=scope, scope=scope,
                     configuration=scope.capitalize() if named else None, historyTracking=True,
                     remoteChangeNotifications=True, cloudKitOptions=True, loaded=True,
                     url=f"{scope}.sqlite", storeIdentifier=self.uuid())
        self.add(0.612, "account", status="available", userRecordID=self.user)

    def sync(self, seconds, type, store, length):
        event = self.uuid()
        self.add(seconds, "sync", type=type, phase="began", eventID=event, store=store)
        self.add(seconds + length, "sync", type=type, phase="ended", eventID=event, store=store,
                 succeeded=True)

    def setups(self):
        self.sync(0.9, "setup", "private", 1.482)
        self.sync(2.6, "setup", "shared", 1.117)
        self.sync(4.1, "import", "private", 0.874)
        self.sync(5.2, "import", "shared", 0.655)

    def text(self):
        ordered = [self.lines[0]] + sorted(self.lines[1:], key=lambda line: line["ts"])
        # Numbers follow the order in which the lines were written on the device.
        for number, line in enumerate(ordered[1:]):
            line["seq"] = number
        return lines_of(ordered)


def lines_of(objects):
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in objects)


def server_lines(name, start, minutes, environment, saves=()):
    """What someone wrote down who read the iCloud Console for a whole span."""
    chance = random.Random(name)
    begin = datetime.fromisoformat(start).replace(tzinfo=timezone.utc)

    def text(moment):
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def line(kind, moment, **members):
        identity = str(uuid.UUID(int=chance.getrandbits(128), version=4)).upper()
        return {"v": 1, "kind": kind, "ts": text(moment), "id": identity, "container": CONTAINER,
                "environment": environment, "database": "PRIVATE"} | members

    end = begin + timedelta(minutes=minutes)
    lines = [line("coverage", end, source="icloud-console", **{"from": text(begin), "to": text(end)})]
    for seconds, count in saves:
        lines.append(line(
            "server", begin + timedelta(seconds=seconds), operation="RecordSave", zone=ZONE,
            recordType="CD_CareEvent", recordCount=count, status="SUCCESS", platform="iOS"))
    return lines_of(lines)


def write(path, text):
    path = HERE / path
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".syncreport":
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    else:
        path.write_text(text, encoding="utf-8")


def model(fields, configurations):
    """A Core Data model as Xcode saves it."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
        '<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"'
        ' lastSavedToolsVersion="23231" systemVersion="24A335" minimumToolsVersion="Automatic"'
        ' sourceLanguage="Swift" usedWithCloudKit="YES" userDefinedModelVersionIdentifier="">',
        '    <entity name="CareEvent" representedClassName="CareEvent" syncable="YES">',
    ]
    for name, type in sorted(fields.items()):
        more = {
            "Transformable": ' valueTransformerName="NSSecureUnarchiveFromData"'
                             ' customClassName="NSNumber"',
            "Date": ' usesScalarValueType="NO"',
            "Double": ' usesScalarValueType="NO"',
        }.get(type, "")
        lines.append(f'        <attribute name="{name}" optional="YES" attributeType="{type}"{more}/>')
    lines += [
        '        <relationship name="session" optional="YES" maxCount="1" deletionRule="Nullify"'
        ' destinationEntity="CareSession" inverseName="events" inverseEntity="CareSession"/>',
        '    </entity>',
        '    <entity name="CareSession" representedClassName="CareSession" syncable="YES">',
        '        <attribute name="startedAt" optional="YES" attributeType="Date"'
        ' usesScalarValueType="NO"/>',
        '        <attribute name="title" optional="YES" attributeType="String"/>',
        '        <relationship name="events" optional="YES" toMany="YES" deletionRule="Cascade"'
        ' destinationEntity="CareEvent" inverseName="session" inverseEntity="CareEvent"/>',
        '    </entity>',
    ]
    for name in configurations:
        lines += [
            f'    <configuration name="{name}">',
            '        <memberEntity name="CareEvent"/>',
            '        <memberEntity name="CareSession"/>',
            '    </configuration>',
        ]
    return "\n".join(lines + ["</model>"]) + "\n"


def silent_dual_store():
    folder = "silent-dual-store/input"
    report = Report(
        "silent", "2026-11-14T12:41:07.318", build="118", environment="development",
        model="iPhone15,2", note="Imported the backup again. The other phone still shows nothing.")
    report.launch(named=False, debugger=True)
    activity = f"com.apple.coredata.cloudkit.activity.export.{report.uuid()}"
    refusal = ('Error updating background task request: Error Domain='
               'BGSystemTaskSchedulerErrorDomain Code=3 "(null)"')
    for seconds in (1.2, 64.5, 66.0, 181.7):
        report.add(seconds, "log", level="error", process="CatCare",
                   message=f"updateTaskRequest failed for {activity}")
        report.add(seconds + 0.001, "log", level="error", process="CatCare", message=refusal)
    report.add(66.4, "log", level="default", process="CatCare",
               message=f"updateTaskRequest called for an already running/updated task {activity}")
    # A backup of 214 care events comes in within a minute, then some are typed in by hand.
    for number in range(9):
        report.add(63.1 + 1.7 * number, "save", store="private",
                   inserted={"CareEvent": 24 if number < 8 else 22, "CareSession": 1})
    for minute in (6, 11, 12, 19, 27, 33, 41):
        report.add(60 * minute + report.random.uniform(0, 50), "save", store="private",
                   inserted={"CareEvent": 1})
    for minute in range(5, 51, 5):
        report.add(60 * minute, "beat", foreground=True)
    write(f"{folder}/report.ndjson", report.text())
    write(f"{folder}/contents.xml", model(
        NATIVE | {"valueDouble": "Double", "plannedAmountDouble": "Double"}, []))
    write(f"{folder}/server.ndjson",
          server_lines("silent server", "2026-11-14T12:30:00", 75, "development"))
    write(f"{folder}/console.txt", f"""\
[CloudSyncMonitor] observing NSPersistentCloudKitContainer.eventChangedNotification
[CloudSyncMonitor] store loaded: private.sqlite scope=private configuration=nil
[CloudSyncMonitor] store loaded: shared.sqlite scope=shared configuration=nil
updateTaskRequest failed for {activity}
{refusal}
[CloudKit-Diag] accountStatus: available
[CloudKit-Diag] userRecordID: {report.user}
Failed to send CA Event for app launch measurements for ca_event_type: 0 event_name: \
com.apple.app_launch_measurement.FirstFramePresentationMetric
(501) personaAttributesForPersonaType for type:0 failed with error Error Domain=NSCocoaErrorDomain \
Code=4097 "connection to service named com.apple.mobile.usermanagerd.xpc"
LaunchServices: store (null) or url (null) was nil
Attempt to map database failed: permission was denied. This attempt will not be retried.
[CloudSyncMonitor] saved: inserted 25
[CloudSyncMonitor] saved: inserted 25
updateTaskRequest failed for {activity}
{refusal}
updateTaskRequest called for an already running/updated task {activity}
[CloudSyncMonitor] saved: inserted 23
""")


def healthy_dual_store():
    folder = "healthy-dual-store/input"
    report = Report(
        "healthy", "2026-11-15T09:02:44.090", build="121", environment="development",
        model="iPhone15,2", note="After the reinstall everything is on the other phone at once.")
    report.launch(named=True, debugger=True)
    report.setups()
    activity = f"com.apple.coredata.cloudkit.activity.export.{report.uuid()}"
    saves = []
    for number in range(9):
        report.add(63.1 + 1.7 * number, "save", store="private",
                   inserted={"CareEvent": 24 if number < 8 else 22, "CareSession": 1})
    report.sync(80.2, "export", "private", 6.934)
    # The report begins 164 seconds after the span of the console; 223 records go up in batches.
    saves += [(164.3 + 81.1 + 1.2 * number, 50 if number < 4 else 23) for number in range(5)]
    for minute in (6, 11, 19, 27):
        report.add(60 * minute, "save", store="private", inserted={"CareEvent": 1})
        report.sync(60 * minute + 2.4, "export", "private", 0.731)
        saves.append((164.3 + 60 * minute + 2.9, 1))
    for minute in range(5, 31, 5):
        report.add(60 * minute, "beat", foreground=True)
    write(f"{folder}/report.syncreport", report.text())
    write(f"{folder}/server.ndjson",
          server_lines("healthy server", "2026-11-15T09:00:00", 60, "development", saves))
    write(f"{folder}/console.txt", f"""\
[CloudSyncMonitor] observing NSPersistentCloudKitContainer.eventChangedNotification
[CloudSyncMonitor] store loaded: private.sqlite scope=private configuration=Private
[CloudSyncMonitor] store loaded: shared.sqlite scope=shared configuration=Shared
[CloudSyncMonitor] setup began
[CloudSyncMonitor] setup ended
[CloudSyncMonitor] setup began
[CloudSyncMonitor] setup ended
[CloudKit-Diag] accountStatus: available
[CloudSyncMonitor] import began
[CloudSyncMonitor] import ended
updateTaskRequest called for an already running/updated task {activity}
[CloudSyncMonitor] export began
[CloudSyncMonitor] export ended
""")


def share_refused_by_production():
    folder = "share-refused-by-production/input"
    words = "Cannot create new type cloudkit.share in production schema"
    report = Report(
        "share", "2026-11-20T11:16:30.552", build="124", environment="production",
        model="iPhone14,5", note="The message to my partner never gets a preview, and the link is empty.")
    report.launch(named=True, debugger=False)
    report.setups()
    zone = f"com.apple.coredata.cloudkit.share.{report.uuid()}"
    for number in range(3):
        at = 94 + 71.3 * number
        refused = {
            "domain": "CKErrorDomain", "code": 12, "name": "invalidArguments",
            "description": words, "serverErrorDescription": words,
            "containerID": CONTAINER, "requestUUID": report.uuid(),
            "underlying": {"domain": "CKInternalErrorDomain", "code": 2006, "description": words},
        }
        # The call doesn't throw: the refusal stands in the result of the one record.
        report.add(at, "operation", operation="modifyRecords", store="private", requested=1, saved=0,
                   failed=1, thrown=False, error={
                       "domain": "CKErrorDomain", "code": 2, "name": "partialFailure",
                       "partial": [{"item": f"recordName=cloudkit.zoneshare, zoneID={zone}:"
                                            "__defaultOwner__", "error": refused}]})
        report.add(at + 0.204, "share", phase="presented", store="private", hasURL=False,
                   hasChangeTag=False, zone=zone)
        report.add(at + 18.9, "share", phase="linkMissing", store="private", hasURL=False,
                   hasChangeTag=False, zone=zone)
    report.add(301.5, "error", context="share", error=refused)
    report.add(330, "beat", foreground=True)
    write(f"{folder}/report.ndjson", report.text())
    write(f"{folder}/alert.txt", f"""\
[share failed]
domain: CKErrorDomain
code: 12
desc: {words}
underlying: CKInternalErrorDomain #2006 – {words}
CKErrorDescription: {words}
""")


def lost_transformable_fields():
    folder = "lost-transformable-fields/input"
    chance = random.Random("care events")
    records = []
    for number in range(64):
        kind = chance.choice(list(FILLED))
        filled = {"eventTypeRaw", "occurredAt", *FILLED[kind]}
        if chance.random() < 0.3:
            filled.add("noteText")
        if kind in ("feeding", "insulin"):
            filled.add("brandName")
        records.append((pseudonym(f"care event {number}"), filled))
    for name, role, model_name, os in (
            ("owner", "owner", "iPhone15,2", "iOS 18.1"),
            ("recipient", "recipient", "iPhone13,1", "iOS 18.0.1")):
        report = Report(
            name, "2026-11-22T20:05:12.407", build="126", environment="production", role=role,
            model=model_name, os=os,
            note="All numbers are there." if role == "owner"
            else "I see that she was fed, but not how much.")
        report.launch(named=True, debugger=False)
        report.setups()
        store = "private" if role == "owner" else "shared"
        for number, (record, filled) in enumerate(records):
            # The newest four have not reached the recipient yet.
            if role == "recipient" and number >= len(records) - 4:
                break
            present = filled if role == "owner" else filled & set(NATIVE)
            more = {"types": TYPES} if number == 0 else {}
            report.add(9 + number * 0.012, "fields", store=store, entity="CareEvent",
                       recordName=record,
                       fields={field: "present" if field in present else "nil" for field in TYPES},
                       **more)
        report.add(45, "beat", foreground=True)
        write(f"{folder}/{name}.ndjson", report.text())
    write(f"{folder}/contents.xml", model(TYPES, ["Private", "Shared"]))


if __name__ == "__main__":
    silent_dual_store()
    healthy_dual_store()
    share_refused_by_production()
    lost_transformable_fields()
