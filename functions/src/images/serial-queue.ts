import { AppError } from '../domain/app-error.ts'
import { DETAIL_WORDS } from '../domain/error-words.ts'

/** Maximum queue length; further work is refused at once. */
const WAITING_MAX = 12
/** Seconds after which a client should retry. */
const RETRY_AFTER = 5

/**
 * Runs tasks one at a time, in the order of the calls: two images at once would not fit into memory.
 * @returns a function that runs `work` when it is next in the queue; rejects with `rate_limited` when the queue is full or the wait exceeds `waitMax`
 * milliseconds
 */
export function createSerialQueue(): <T>(waitMax: number, work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let isTaken = false

  function begin(waitMax: number): Promise<boolean> {
    if (!isTaken) {
      isTaken = true
      return Promise.resolve(true)
    }
    if (waiting.length >= WAITING_MAX) return Promise.resolve(false)
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        resolve(false)
      }, waitMax)
      function start() {
        clearTimeout(timer)
        resolve(true)
      }
      waiting.push(start)
    })
  }

  function end() {
    const next = waiting.shift()
    if (next) next()
    else isTaken = false
  }

  return async (waitMax, work) => {
    if (!(await begin(waitMax))) {
      throw new AppError('rate_limited', { detail: DETAIL_WORDS.image.busy, retryAfter: RETRY_AFTER })
    }
    try {
      return await work()
    } finally {
      end()
    }
  }
}
