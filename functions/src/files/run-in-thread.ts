import { Worker } from 'node:worker_threads'

/** Time limit in milliseconds and memory limit in megabytes of one thread. */
export type ThreadLimits = { time: number; megabytes: number }

export type ThreadFailure = 'too_slow' | 'too_large' | 'broken'

type Task<Out, Message> = {
  thread: URL
  data: unknown
  limits: ThreadLimits
  /** Called for each message of the thread; any result but undefined is the outcome and ends the thread. An exception ends it too. */
  onMessage: (message: Message, worker: Worker) => Promise<Out | undefined> | Out | undefined
}

/** Runs a file as a thread until it reports its outcome, so that work on untrusted input harms neither the process nor its memory and ends in time. */
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
    // A last message may be delivered just before the exit, and its outcome is set a moment later.
    worker.once('exit', () => setImmediate(() => end('broken')))
  })
}

/** Wraps a task in a serial queue: its runs follow one after the other, however many are requested at once. */
export function inTurn<In, Out>(run: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const outcome = last.then(() => run(input))
    last = outcome.catch(() => undefined)
    return outcome
  }
}

/** Returns the URL of a thread's file: next to the file that starts it in the sources, next to the bundle in a build. */
export function threadAddress(starter: string, name: string): URL {
  return new URL(`${name}.${starter.endsWith('.ts') ? 'ts' : 'js'}`, starter)
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
