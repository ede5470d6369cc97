import type { Variant } from '../model/variant.ts'
import type { VariantState } from '../publishing/variant-state.ts'

/** States in which an approval still decides whether a publication goes out; a part is `approved` while it waits for its turn. */
const UNDECIDED: readonly VariantState[] = ['scheduled', 'approved', 'claimed', 'prepared', 'failed']

type Facts = Pick<Variant, 'state' | 'approvedBy' | 'error'>

/** Whether a publication is not approved, in a workspace whose posts have to be, and could still be. */
export function waitsForApproval({ state, approvedBy, error }: Facts): boolean {
  if (approvedBy !== null) return false
  return UNDECIDED.includes(state) || (state === 'held' && error?.kind === 'approval')
}
