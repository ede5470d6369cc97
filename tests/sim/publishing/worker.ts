import { makeClockSettable } from '../../../functions/src/compose/settable-clock.ts'
import { LEASE_TTL } from '@postwright/core/limits'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import type { Faults } from './faults.ts'
import type { Timeline } from './timeline.ts'

/** What a worker runs on; `skew`: how far its clock is from the true time, ms. */
export type Stage = { timeline: Timeline; random: () => number; faults: Faults; current: Worker | null }

const LATENCY_MAX = 20
/** How often the answer of a call takes time of its own: the time until the next call is drawn anyway. */
const SLOW_ANSWERS = 0.15
const ENDED_EARLY = new Error('ended early')

/** One process: it may die at each of its awaits, and may stand still at any of them. */
export class Worker {
  isDead = false
  readonly id: number
  readonly skew: number
  readonly clock: Clock
  readonly #stage: Stage
  #standsUntil = 0

  constructor(stage: Stage, { id, skew }: { id: number; skew: number }) {
    this.#stage = stage
    this.id = id
    this.skew = skew
    this.clock = makeClockSettable({
      now: () => stage.timeline.now + skew,
      sleep: (ms, signal) => this.#sleep(ms, signal),
    })
  }

  /** One call of a port: time passes before it and sometimes after it; the worker may be gone on either side. */
  async call<T>(effect: () => Promise<T>): Promise<T> {
    await this.pass()
    this.#stage.current = this
    const result = await effect()
    if (this.#stage.random() < SLOW_ANSWERS) await this.pass()
    return result
  }

  /** An await. */
  pass(): Promise<void> {
    const { faults, random, timeline } = this.#stage
    const fault = this.isDead ? 'crash' : faults.oneOf(['crash', 'pause_beyond_lease'])
    if (fault === 'crash') {
      this.isDead = true
      return new Promise(() => {})
    }
    if (fault) this.#standsUntil = timeline.now + Math.round(LEASE_TTL * (1 + 9 * random() ** 3))
    const at = timeline.now + 1 + random() * LATENCY_MAX
    return new Promise((resolve) => this.wake(at, resolve))
  }

  /** Runs something in this worker, as soon as it does not stand still. */
  wake(at: number, run: () => void) {
    const planned = this.#stage.timeline.at(at, () => {
      if (this.isDead) return
      if (this.#stage.timeline.now < this.#standsUntil) this.wake(this.#standsUntil, run)
      else run()
    })
    return planned
  }

  #sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const planned = this.wake(this.#stage.timeline.now + ms, resolve)
      signal?.addEventListener('abort', () => {
        planned.cancel()
        reject(ENDED_EARLY)
      })
    })
  }
}
