/// Damaged forms of sound bytes: cut at each length, each bit turned, and runs of noise.
func damaged(_ sound: [UInt8], seed: UInt64 = 1) -> [[UInt8]] {
  var forms = sound.indices.map { Array(sound[..<$0]) }
  for bit in 0..<sound.count * 8 {
    var form = sound
    form[bit / 8] ^= 1 << UInt8(bit % 8)
    forms.append(form)
  }
  var generator = SeededGenerator(seed: seed)
  for length in 0..<64 {
    forms.append((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
    // Noise behind a known mode gets further.
    forms.append([UInt8(length % 4)] + forms[forms.count - 1])
  }
  return forms
}
