import { log } from '../log.ts'

/** Reports the progress of a call. An async function awaits the report, so that the page's thread stays responsive. */
export type Report<Progress> = (progress: Progress) => void | Promise<void>

/** A function served by a worker. Its helpers are other workers, each behind a port (`serviceAt`). */
export type Served<Input, Output, Progress> = (
  input: Input,
  report: Report<Progress>,
  helpers: readonly MessagePort[],
) => Output | Promise<Output>

export type CallOptions<Progress> = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

/**
 * Calls a function in a worker, or on the page's thread if there is no worker or the worker is lost.
 * @throws the signal's reason once it is aborted, or a WorkerError with the name and code of the thrown error
 */
export type WorkerCall<Input, Output, Progress> = (input: Input, options?: CallOptions<Progress>) => Promise<Output>

export type WorkerSpec<Input, Output, Progress> = {
  /** Name for the log. */
  name: string
  /** Starts a worker that serves the function (`serveCalls`); null if the browser lacks a required feature. */
  start: () => Worker | null
  /** Starts helper workers, which end together with the worker. */
  startHelpers?: () => readonly Worker[]
  /** The same function, for use on the page's thread. */
  here: () => Promise<Served<Input, Output, Progress>>
  /** Maximum number of concurrent workers, each with one call at a time; further calls wait. One by default. */
  atMost?: number
  /** Restricts the reuse of a worker to inputs with the same key. */
  keyOf?: (input: Input) => string
  /** Returns false if a worker must not be reused after this output. */
  isReusable?: (output: Output) => boolean
  /** True if a failed call is repeated on the page's thread, which may have features that workers lack. */
  repeatsFailed?: boolean
}

/** Defines a function served by a worker. The worker starts with the first call, and ends after being idle. */
export function createWorkerCall<Input, Output, Progress>(
  spec: WorkerSpec<Input, Output, Progress>,
): WorkerCall<Input, Output, Progress> {
  let loading: Promise<WorkerCall<Input, Output, Progress>> | null = null

  /** Loads the worker pool lazily, so that screens do not wait for its code. */
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
    // Prevents an unhandled rejection: a function that does not await the report runs to its end.
    pause.catch(() => undefined)
    return pause
  }
}
