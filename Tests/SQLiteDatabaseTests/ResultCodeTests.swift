import SQLiteDatabase
import Testing

struct ResultCodeTests {
  @Test(
    arguments: [
      (.uniqueConstraint, .constraint), (.busySnapshot, .busy), (.corrupt, .corrupt),
    ] as [(ResultCode, ResultCode)]
  )
  func `belongs to its primary code`(code: ResultCode, primary: ResultCode) {
    #expect(code.primary == primary)
    #expect(primary ~= code)
  }

  @Test
  func `matches no other extended code`() {
    #expect(!(ResultCode.uniqueConstraint ~= .primaryKeyConstraint))
    #expect(!(ResultCode.busySnapshot ~= .busy))
  }
}
