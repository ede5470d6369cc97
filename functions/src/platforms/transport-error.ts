export type TransportFailure = 'unresolved' | 'unreachable' | 'timeout' | 'broken' | 'too_large' | 'redirect'

/** No usable answer came. `sent` is false only when it is certain that the request never left this machine. */
export class TransportError extends Error {
  readonly failure: TransportFailure
  readonly sent: boolean

  constructor(failure: TransportFailure, { sent, cause }: { sent: boolean; cause?: unknown }) {
    super(`network call failed: ${failure}`, { cause })
    this.name = 'TransportError'
    this.failure = failure
    this.sent = sent
  }
}
