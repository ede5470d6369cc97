import { log } from '../log.ts'

/** Tells how far a call is. A function that can wait awaits it: on the page's thread the screen answers meanwhile. */
export type Report<Progress> = (progress: Progress) => void | Promise<void>

/** A function that a worker serves. Its helpers are other workers, each behind a port (`callAtPort`). */
export type Served<Input, Output, Progress> = (
  input: Input,
  report: Report<Progress>,
  helpers: readonly MessagePort[],
) => Output | Promise<Output>

export type CallOptions<Progress> = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

/**
 * Calls a function in a worker; without a worker, or when it is lost, on the page's thread.
 * @throws the signal's reason once it is aborted, or a WorkerError with the name and the code of what was thrown
 */
export type WorkerCall<Input, Output, Progress> = (input: Input, options?: CallOptions<Progress>) => Promise<Output>

export type WorkerSpec<Input, Output, Progress> = {
  /** For the log. */
  name: string
  /** Starts a worker that serves the function (`serveCalls`); null where the browser lacks what it needs. */
  start: () => Worker | null
  /** Starts other workers that help it, and end with it. */
  startHelpers?: () => readonly Worker[]
  /** The same function for the page's thread. */
  here: () => Promise<Served<Input, Output, Progress>>
  /** Workers at once, each with one call at a time; further calls wait. One unless told. */
  atMost?: number
  /** A worker is used again for inputs with the same key only. */
  keyOf?: (input: Input) => string
  /** False when a worker must not be used again after this output. */
  isReusable?: (output: Output) => boolean
  /** A call whose function threw is repeated on the page's thread, which may have what workers lack. */
  repeatsFailed?: boolean
}

/** Describes a function that a worker serves. Its worker starts with the first call, and ends when it has been idle. */
export function createWorkerCall<Input, Output, Progress>(
  spec: WorkerSpec<Input, Output, Progress>,
): WorkerCall<Input, Output, Progress> {
  let loading: Promise<WorkerCall<Input, Output, Progress>> | null = null

  /** Screens do not wait for its code. */
  async function loadPool() {
    const { createWorkerPool } = await import('./worker-pool.ts')
    return createWorkerPool(spec, runHere)
  }

  return async (input, options = {}) => {
    options.signal?.throwIfAborted()
    const pool = await (loading ??= loadPool()).catch((error: unknown) => {
      loading = null
      log.warn(`No worker for ${spec.name}: its code could not be loaded`, error)
      return null
    })
    return pool ? pool(input, options) : runHere(spec, input, options)
  }
}

async function runHere<Input, Output, Progress>(
  { here }: WorkerSpec<Input, Output, Progress>,
  input: Input,
  { signal, onProgress }: CallOptions<Progress>,
): Promise<Output> {
  const served = await here()
  signal?.throwIfAborted()
  const output = await served(input, report, [])
  signal?.throwIfAborted()
  return output

  function report(progress: Progress): Promise<void> {
    onProgress?.(progress)
    const pause = new Promise<void>((settle, fail) => {
      setTimeout(() => (signal?.aborted === true ? fail(signal.reason) : settle()))
    })
    // A function that does not await it goes on to its end.
    pause.catch(() => undefined)
    return pause
  }
}
