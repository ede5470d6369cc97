import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { MINUTE, type PublishingWorld } from './publishing.ts'

/** Without a wait that ends sooner. */
const STEP = 5_000
/** Rounds of the event loop without any call under way, after which nothing but the clock can go on. */
const CALM = 3
/** Milliseconds of the machine that such rounds last at least: work in other threads, such as encryption, is not counted as a call. */
const CALM_TIME = 4
/** What itself waits for the clock, or has a network behind it that may be silent. Time must not go on while anything else answers. */
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
 * Lets time flow for all deliveries at once, in small steps: a delivery that waits for a silent network waits, the others go on.
 * A step is taken only when nothing can happen without it, so the speed of the machine changes nothing.
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

  /** Pages are read while they are walked through: the time of each read counts as a call, what is done with a page does not. */
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
    // A short wait that moved the clock would move it for all, as often as the machine lets writers meet.
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
