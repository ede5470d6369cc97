/** An error as plain data, which is all that crosses from one thread to another. */
export type WireError = { name: string; message: string; code: string | null; stack: string }

/** A failed call of a worker. `name`, `code` and `stack` are those of the error that was thrown there. */
export class WorkerError extends Error {
  readonly code: string | null

  constructor({ name, message, code, stack }: WireError) {
    super(message)
    this.name = name
    this.code = code
    this.stack = stack
  }
}

/** The worker did not start, or ended before it answered. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
}

export function toWireError(error: unknown): WireError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null, stack: '' }
  const { name, message, stack = '' } = error
  return { name, message, code: codeOf(error), stack }
}

/** The code of an error, on whatever thread it was thrown; null when it has none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
