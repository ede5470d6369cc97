let ahead = 0

/** Learns the server's time from a reply, so that what is signed with a time fits although this device's clock is wrong. */
export function noteServerTime(reply: Response): void {
  const date = Date.parse(reply.headers.get('date') ?? '')
  if (Number.isFinite(date)) ahead = date - Date.now()
}

/** The server's time as far as it is known, in epoch milliseconds. */
export function serverNow(): number {
  return serverTime(Date.now())
}

/** What this device's clock says, by the server's. */
export function serverTime(local: number): number {
  return local + ahead
}
