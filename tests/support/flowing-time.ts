import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { MINUTE, type PublishingWorld } from './publishing.ts'

/** Largest step of the clock in milliseconds, if no wait ends sooner. */
const STEP = 5_000
/** Number of event loop rounds without pending calls after which only the clock can make progress. */
const CALM = 3
/** Least real milliseconds of these rounds, for work in other threads, such as encryption, which is not counted as a call. */
const CALM_TIME = 4
/** Dependencies that wait for the clock, or for a network that may be silent. Time stands still while calls of any others are pending. */
const WAITING: ReadonlySet<string> = new Set<keyof PublishingWorld['deps']>([
  ...(['clock', 'queue', 'faults', 'publishers', 'connectors', 'feeds'] as const),
  ...(['webPages', 'webFeeds', 'websites', 'models'] as const),
])

/** How the queue and the ticker behave in one minute. */
type Minute = { copies: number; lost: boolean }

function isPages(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/**
 * Lets time flow for all deliveries at once in small steps, so that one can wait for a silent network while others continue. The clock moves
 * only when nothing else can happen, so results don't depend on the speed of the machine.
 */
export function createFlow(world: PublishingWorld): (minutes: readonly Minute[]) => Promise<void> {
  let underWay = 0

  async function follow<T>(call: Promise<T>): Promise<T> {
    underWay += 1
    try {
      return await call
    } finally {
      underWay -= 1
    }
  }

  function followed<T extends object>(store: T): T {
    return new Proxy(store, {
      apply: (target, self, values: unknown[]) => outcome(Reflect.apply(target as never, self, values)),
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function'
          ? (...values: unknown[]) => outcome(Reflect.apply(value, target, values))
          : value
      },
    })
  }

  function outcome(value: unknown): unknown {
    if (isPages(value)) return followPages(value)
    return value instanceof Promise ? follow(value) : value
  }

  /** Counts the read of each page as a call, but not the work on a page between reads. */
  async function* followPages(pages: AsyncIterable<unknown>): AsyncIterable<unknown> {
    const reader = pages[Symbol.asyncIterator]()
    try {
      for (let read = await follow(reader.next()); !read.done; read = await follow(reader.next())) yield read.value
    } finally {
      await reader.return?.()
    }
  }

  async function calm(): Promise<void> {
    for (let rounds = 0; rounds < CALM; rounds = underWay === 0 ? rounds + 1 : 0) {
      await setImmediate()
      if (rounds === CALM - 1) await delay(CALM_TIME)
    }
  }

  for (const [name, part] of Object.entries(world.deps)) {
    const isFollowed = !WAITING.has(name) && (typeof part === 'function' || (typeof part === 'object' && part !== null))
    if (isFollowed) Object.assign(world.deps, { [name]: followed(part) })
  }

  return async (minutes) => {
    // Otherwise a short wait would move the clock for all, as often as writers happen to collide.
    world.clock.flow(true)
    const running: Promise<unknown>[] = []
    for (const { copies, lost } of minutes) {
      const end = world.clock.now() + MINUTE
      running.push(world.tick({ copies, lost }))
      while (world.clock.now() < end) {
        await calm()
        world.clock.advance(Math.min(STEP, (world.clock.nextEnd() ?? Infinity) - world.clock.now()))
        if (!lost) running.push(world.drain(copies))
      }
    }
    await calm()
    await Promise.race([Promise.all(running), calm()])
    world.clock.flow(false)
  }
}
