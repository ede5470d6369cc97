import { Worker } from 'node:worker_threads'

/** Milliseconds and memory that one thread may take. */
export type ThreadLimits = { time: number; megabytes: number }

export type ThreadFailure = 'too_slow' | 'too_large' | 'broken'

type Task<Out, Message> = {
  thread: URL
  data: unknown
  limits: ThreadLimits
  /** Called for each message of the thread; anything but undefined is the outcome and ends it. What it throws ends it too. */
  onMessage: (message: Message, worker: Worker) => Promise<Out | undefined> | Out | undefined
}

/**
 * Runs a file as a thread until it says its outcome, so that work on what a stranger sent costs neither the process nor its
 * memory, and ends in time.
 */
export function runInThread<Out, Message = unknown>({
  thread,
  data,
  limits,
  onMessage,
}: Task<Out, Message>): Promise<Out | ThreadFailure> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    })
    const timer = setTimeout(() => end('too_slow'), limits.time)

    function end(outcome: Out | ThreadFailure) {
      clearTimeout(timer)
      void worker.terminate()
      resolve(outcome)
    }
    async function hear(message: Message) {
      try {
        const outcome = await onMessage(message, worker)
        if (outcome !== undefined) end(outcome)
      } catch (error) {
        clearTimeout(timer)
        void worker.terminate()
        reject(error)
      }
    }
    worker.on('message', (message) => void hear(message))
    worker.once('error', (error) => end(isOutOfMemory(error) ? 'too_large' : 'broken'))
    // A last message is handed out just before, and its outcome comes a moment later.
    worker.once('exit', () => setImmediate(() => end('broken')))
  })
}

/** One task after the other, however many are asked for at once. */
export function inTurn<In, Out>(run: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const outcome = last.then(() => run(input))
    last = outcome.catch(() => undefined)
    return outcome
  }
}

/** The file of a thread: beside the one that starts it in the sources, beside the bundle in a build. */
export function threadAddress(starter: string, name: string): URL {
  return new URL(`${name}.${starter.endsWith('.ts') ? 'ts' : 'js'}`, starter)
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
