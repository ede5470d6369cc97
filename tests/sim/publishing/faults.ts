/** How often each fault happens where it can, before a world's own measure. */
const RATES = {
  // Workers, at each of their awaits
  crash: 0.002,
  pause_beyond_lease: 0.0008,
  // Queue, at each task
  task_lost: 0.03,
  task_doubled: 0.04,
  task_tripled: 0.03,
  task_delayed: 0.05,
  // Sweep, at each minute
  sweep_missed: 0.05,
  sweep_doubled: 0.05,
  // Networks, at each publish call
  cut_before: 0.02,
  cut_after: 0.02,
  unreachable: 0.01,
  limit_with_time: 0.01,
  limit_without_time: 0.008,
  down_refused: 0.01,
  down_accepted: 0.008,
  accepted_without_reply: 0.015,
  never_arrived: 0.008,
  arrived_late: 0.01,
  expired_and_renewed: 0.01,
  expired_for_good: 0.004,
  refused_for_good: 0.006,
  shown_late: 0.1,
  // Networks, at each preparation and each look-up
  prepare_down: 0.02,
  prepare_silent: 0.005,
  lookup_down: 0.08,
  lookup_silent: 0.03,
  lookup_limited: 0.02,
  // People, at each post
  edit: 0.06,
  cancel: 0.05,
  reschedule: 0.06,
  delete: 0.03,
  disconnect: 0.015,
  schedule_again: 0.04,
  pause_channel: 0.03,
  pause_workspace: 0.01,
  stop_network: 0.01,
} as const

export type Fault = keyof typeof RATES
export const FAULTS = Object.keys(RATES) as Fault[]
export type FaultCounts = Record<Fault, number>

export function noFaults(): FaultCounts {
  return Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as FaultCounts
}

/** Decides whether a fault happens now, and counts those that do. */
export class Faults {
  readonly counts = noFaults()
  /** From here on nothing goes wrong any more, so that everything can come to its end. */
  isOver = false
  readonly #random: () => number
  readonly #measure: number

  constructor(random: () => number, measure: number) {
    this.#random = random
    this.#measure = measure
  }

  happens(fault: Fault): boolean {
    return this.oneOf([fault]) !== null
  }

  /** At most one of several, by one throw of the dice. */
  oneOf<F extends Fault>(faults: readonly F[]): F | null {
    if (this.isOver) return null
    let dice = this.#random() / this.#measure
    for (const fault of faults) {
      dice -= RATES[fault]
      if (dice >= 0) continue
      this.counts[fault] += 1
      return fault
    }
    return null
  }
}
