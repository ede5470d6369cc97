import type { VariantState } from '@postwright/core/publishing/variant-state'

/** What can be done with a row besides opening it and settling it by hand. */
export type RowDeed = 'reschedule' | 'publish_now' | 'cancel'

const PLANNED = ['reschedule', 'publish_now', 'cancel'] as const satisfies RowDeed[]

/** While it waits everything can be changed; once it is being sent, and when it is settled, nothing. */
export function rowDeeds(state: VariantState): readonly RowDeed[] {
  return state === 'scheduled' ? PLANNED : []
}
