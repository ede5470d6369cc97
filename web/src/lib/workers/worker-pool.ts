import { proxy, transfer } from 'comlink'
import { log } from '../log.ts'
import type { CallOptions, WorkerCall, WorkerSpec } from './worker-call.ts'
import { WorkerLost } from './worker-error.ts'
import { outputOf, serviceAt, type ProgressSink, type Service } from './worker-service.ts'

/** Milliseconds for which an idle worker is kept, so that the next call can reuse its loaded data. */
const KEPT_FOR = 60_000
/** Milliseconds for which calls run on the page's thread after a worker that did not start. */
const RETRIED_AFTER = 60_000

/** A worker and its helpers. `hasAnswered` distinguishes a worker that crashed from a worker that never started. */
type Thread<Input, Output, Progress> = {
  workers: readonly Worker[]
  service: Service<Input, Output, Progress>
  helpers: readonly Helper[]
  key: string
  hasAnswered: boolean
}

type Helper = Service<unknown, unknown, unknown>

type RunHere<Input, Output, Progress> = (
  spec: WorkerSpec<Input, Output, Progress>,
  input: Input,
  options: CallOptions<Progress>,
) => Promise<Output>

/** Distributes calls to workers, one at a time each: aborting a call ends its worker and no other call. */
export function createWorkerPool<Input, Output, Progress>(
  spec: WorkerSpec<Input, Output, Progress>,
  runHere: RunHere<Input, Output, Progress>,
): WorkerCall<Input, Output, Progress> {
  type OwnThread = Thread<Input, Output, Progress>
  const limit = createLimit(spec.atMost ?? 1)
  const idle = new Map<OwnThread, ReturnType<typeof setTimeout>>()
  let isBlocked = false

  return async (input, options = {}) => {
    await limit.enter(options.signal)
    try {
      options.signal?.throwIfAborted()
      const thread = takeThread(spec.keyOf?.(input) ?? '')
      return thread ? await callThread(thread, input, options) : await runHere(spec, input, options)
    } finally {
      limit.leave()
    }
  }

  async function callThread(thread: OwnThread, input: Input, options: CallOptions<Progress>): Promise<Output> {
    try {
      const output = await runOn(thread, input, options)
      thread.hasAnswered = true
      if (spec.isReusable?.(output) ?? true) keep(thread)
      else end(thread)
      return output
    } catch (error) {
      end(thread)
      options.signal?.throwIfAborted()
      const isLost = error instanceof WorkerLost
      if (!isLost && !spec.repeatsFailed) throw error
      if (isLost && !thread.hasAnswered) block()
      log.warn(`A call of ${spec.name} is repeated on the page's thread`, error)
      return runHere(spec, input, options)
    }
  }

  function takeThread(key: string): OwnThread | null {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (thread.key === key) return thread
      end(thread)
    }
    if (isBlocked) return null
    try {
      return startThread(spec, key)
    } catch (error) {
      block()
      log.warn(`No worker for ${spec.name}: it runs on the page's thread`, error)
      return null
    }
  }

  function keep(thread: OwnThread) {
    const timer = setTimeout(() => {
      idle.delete(thread)
      end(thread)
    }, KEPT_FOR)
    idle.set(thread, timer)
  }

  function block() {
    isBlocked = true
    setTimeout(() => {
      isBlocked = false
    }, RETRIED_AFTER)
  }
}

function startThread<Input, Output, Progress>(
  { start, startHelpers }: WorkerSpec<Input, Output, Progress>,
  key: string,
): Thread<Input, Output, Progress> | null {
  const worker = start()
  if (!worker) return null
  const helpers = startHelpers?.() ?? []
  return {
    workers: [worker, ...helpers],
    service: serviceAt(worker),
    helpers: helpers.map((helper): Helper => serviceAt(helper)),
    key,
    hasAnswered: false,
  }
}

function end({ workers }: { workers: readonly Worker[] }): void {
  for (const worker of workers) worker.terminate()
}

/** @throws WorkerLost, WorkerError, or the signal's reason */
function runOn<Input, Output, Progress>(
  { workers, service, helpers }: Thread<Input, Output, Progress>,
  input: Input,
  { signal, onProgress }: CallOptions<Progress>,
): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>()
  const listening = new AbortController()
  const lose = (event: Event) => reject(new WorkerLost(event instanceof ErrorEvent ? event.message : event.type))
  signal?.addEventListener('abort', () => reject(signal.reason), listening)
  for (const worker of workers) {
    worker.addEventListener('error', lose, listening)
    worker.addEventListener('messageerror', lose, listening)
  }
  const sink: ProgressSink<Progress> | undefined = onProgress && {
    open: () => undefined,
    report(progress) {
      if (!listening.signal.aborted) onProgress(progress)
    },
  }
  const ports = helpers.map(connect)
  service
    .run(transfer({ input, helpers: ports }, ports), sink && proxy(sink))
    .then((outcome) => resolve(outputOf(outcome)))
    .catch(reject)
  return promise.finally(() => listening.abort())
}

/** Returns a port to a helper. NOTE the page starts the helpers, because its policy determines the allowed scripts, and workers have no policy. */
function connect(helper: Helper): MessagePort {
  const { port1, port2 } = new MessageChannel()
  void helper.serveAt(transfer(port1, [port1]))
  return port2
}

type Limit = { enter(signal?: AbortSignal): Promise<void>; leave(): void }

/** Creates a concurrency limit. Waiting calls are admitted in order, or leave when their signal is aborted. */
function createLimit(atMost: number): Limit {
  let free = atMost
  const waiting = new Set<() => void>()
  return {
    async enter(signal) {
      if (free > 0) {
        free -= 1
        return
      }
      const turn = Promise.withResolvers<void>()
      const giveUp = () => {
        if (waiting.delete(turn.resolve)) turn.reject(signal?.reason)
      }
      waiting.add(turn.resolve)
      signal?.addEventListener('abort', giveUp, { once: true })
      await turn.promise.finally(() => signal?.removeEventListener('abort', giveUp))
    },
    leave() {
      const [next] = waiting
      if (!next) free += 1
      else if (waiting.delete(next)) next()
    },
  }
}
