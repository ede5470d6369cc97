import type { Stage, Worker } from './worker.ts'

/** What only adds to a transaction takes no time; everything else is a call. */
const IS_CALL = /^(?!.*In$)|^(get|exists|allOf).*In$/

const PAGED = ['pages', 'inWorkspace', 'onPlatform']

type Method = (...values: unknown[]) => Promise<unknown> & AsyncIterable<unknown>

/**
 * Makes the same store for any worker: each call is an await at which the worker may die or stand still. Made once per store,
 * because workers are many.
 */
export function wrapperFor<T extends object>(store: T, stage: Stage): (worker: Worker) => T {
  class Wrapped {
    readonly worker: Worker
    constructor(worker: Worker) {
      this.worker = worker
    }
  }
  for (const [name, method] of Object.entries(store) as [string, Method][]) {
    const isCall = IS_CALL.test(name)
    const isPaged = PAGED.includes(name)
    const value = function call(this: Wrapped, ...values: unknown[]): unknown {
      if (isPaged) return pagesIn(this.worker, method(...values))
      if (isCall) return this.worker.call(() => method(...values))
      stage.current = this.worker
      return method(...values)
    }
    Object.defineProperty(Wrapped.prototype, name, { value })
  }
  return (worker) => new Wrapped(worker) as unknown as T
}

async function* pagesIn(worker: Worker, pages: AsyncIterable<unknown>): AsyncIterable<unknown> {
  for await (const page of pages) {
    await worker.pass()
    yield page
  }
}
