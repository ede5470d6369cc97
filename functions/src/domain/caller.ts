/** The signed-in person behind a request. */
export type Caller = { uid: string; sessionId: string; role: 'user' | 'admin' }
