import Questions
import SyncEvents
import TestSupport

/// The facts of the scenes' events, numbered through in order.
func folded(_ scenes: Scene...) throws -> Facts {
  try folded(scenes.flatMap { try $0.events() })
}

/// The facts of events, numbered through in order.
func folded(_ events: [SyncEvent]) -> Facts {
  var facts = Facts()
  for (ordinal, event) in events.enumerated() { facts.add(event, .ordinal(Int64(ordinal))) }
  return facts
}

extension Facts {
  /// The launch that was told of; a `report` line alone stands under its device without one.
  var launch: SessionFacts? {
    sessions.values.first { $0.key.session != nil } ?? sessions.values.first
  }
}

/// The time of a scene's second as a report writes it.
func stamp(_ seconds: Double) -> JSONValue {
  .string(Scene.time(seconds).description)
}
