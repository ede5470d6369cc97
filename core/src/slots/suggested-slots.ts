import type { Slot } from '../model/slot.ts'

/** How many posts a week a plan is suggested for. */
export const SUGGESTED_PLANS = [3, 5, 7] as const

export type SuggestedPlan = (typeof SUGGESTED_PLANS)[number]

/** Weekdays that lie apart from each other, for each number of posts. */
const WEEKDAYS = {
  3: [1, 3, 5],
  5: [1, 2, 3, 4, 5],
  7: [1, 2, 3, 4, 5, 6, 7],
} as const satisfies Record<SuggestedPlan, readonly number[]>

/** In turn, so that not every post meets the same readers. */
const TIMES = ['09:00', '12:30', '17:00'] as const

/** A weekly plan to begin with. It claims nothing about the best time of a channel. */
export function suggestedSlots(plan: SuggestedPlan): Slot[] {
  return WEEKDAYS[plan].map((weekday, place) => ({ weekday, time: TIMES[place % TIMES.length] ?? TIMES[0] }))
}
