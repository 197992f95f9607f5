import Foundation
import SyncEvents
import TestSupport
import Testing

/// The scenes of the acceptance program in a folder, and a store into which they were read once.
struct Spine: Sendable {
  let folder: SharedFolder
  let inputs: String
  let store: String
  /// What the ingest of the folder said.
  let ingest: JSONObject

  static let scenes: [(name: String, scene: Scene)] = [
    ("silent", Scenes.silent()), ("healthy", Scenes.healthy()), ("half", Scenes.half()),
    ("failed", Scenes.failed()), ("late", Scenes.late()),
    ("owner", Scenes.fields("owner-phone", role: "owner")),
    ("recipient", Scenes.fields("recipient-phone", role: "recipient")),
  ]

  static var lineCount: Int { scenes.reduce(0) { $0 + $1.scene.lines.count } }

  /// Made by the first test that asks; the others only read it.
  private static let shared = Result { try Spine() }

  static func made() throws -> Spine {
    try shared.get()
  }

  private init() throws {
    folder = try SharedFolder()
    inputs = folder.path("in")
    store = folder.path("store.sqlite")
    try Self.write(to: folder)
    ingest = try Program.run("ingest", inputs, "--format", "json", store: store).object
  }

  /// Writes the scenes, one of them compressed, into the folder `in`.
  static func write(to folder: SharedFolder) throws {
    for (name, scene) in scenes {
      if name == "healthy" {
        try folder.write(Gzip.pack(scene.text), to: "in/healthy.syncreport")
      } else {
        try folder.write(scene.text, to: "in/\(name).ndjson")
      }
    }
  }

  func input(_ name: String) -> String {
    "\(inputs)/\(name)"
  }

  /// The answer of a command that reads the store, as JSON.
  func ask(_ arguments: String...) throws -> JSONObject {
    try Program().run(arguments + ["--format", "json", "--store", store]).object
  }
}
