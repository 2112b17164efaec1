/// An intent with the time at which it was due.
struct DueIntent {
  let due: Duration
  let intent: Intent
}
