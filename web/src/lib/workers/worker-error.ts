/** An error as plain data, because only plain data can be sent between threads. */
export type WireError = { name: string; message: string; code: string | null; stack: string }

/** A failed call of a worker. `name`, `code` and `stack` are those of the error thrown in the worker. */
export class WorkerError extends Error {
  readonly code: string | null

  constructor({ name, message, code, stack }: WireError) {
    super(message)
    this.name = name
    this.code = code
    this.stack = stack
  }
}

/** Error of a worker that did not start, or ended before it responded. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
}

export function toWireError(error: unknown): WireError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null, stack: '' }
  const { name, message, stack = '' } = error
  return { name, message, code: codeOf(error), stack }
}

/** Returns the code of an error from any thread; null if it has none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
