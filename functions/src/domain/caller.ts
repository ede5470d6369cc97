/** The signed-in person behind a request. */
export type Caller = { uid: string; sessionId: string; role: 'user' | 'admin' }

/** The author of everything that no person did. */
export const SCHEDULER = 'scheduler'
