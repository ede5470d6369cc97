let ahead = 0

/** Records the server clock's offset from the `Date` header of a response, so that signed times are right even if this device's clock is wrong. */
export function noteServerTime(reply: Response): void {
  const date = Date.parse(reply.headers.get('date') ?? '')
  if (Number.isFinite(date)) ahead = date - Date.now()
}

/** Returns the best known server time, in epoch milliseconds. */
export function serverNow(): number {
  return serverTime(Date.now())
}

/** Converts a time of this device's clock to server time. */
export function serverTime(local: number): number {
  return local + ahead
}
