const nameOf = (sessionId: string) => `postwright.session.${sessionId}`

let release = (): void => undefined

/** Marks a session as used by this page, visible to the other pages of this browser, until this page ends. The mark of an earlier session is removed. */
export function claimSession(sessionId: string): void {
  if (!('locks' in navigator)) return
  release()
  const released = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks.request(nameOf(sessionId), { mode: 'shared' }, () => released).catch(() => undefined)
}

/** Returns whether no page of this browser uses a session. False if the browser cannot tell. */
export async function isSessionFree(sessionId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  return navigator.locks.request(nameOf(sessionId), { ifAvailable: true }, (lock) => lock !== null)
}
