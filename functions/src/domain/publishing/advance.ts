import type { StepCause, StoredVariant } from '../ports/publishing.ts'
import { nextState, type VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { type Move, withoutFalseOutcome, findFollowingPart } from './moves.ts'
import { SCHEDULER } from '../caller.ts'

const TRIES = 5
const PAUSE = 50

/** Details logged with a step, and the only states in which the step applies. */
type StepDetails = Pick<StepCause, 'pictures'> & { onlyIn?: readonly VariantState[] }

/**
 * Writes one step of a delivery if the claim is still valid: same generation, same fence. After another write that changed neither (a repeated commit
 * of this one, a released lock), the variant is read again and the step retried.
 * @returns the variant after the step, or null when the claim is lost; then nothing was written
 */
export async function advance(
  { variants, clock }: Pick<Deps, 'variants' | 'clock'>,
  held: StoredVariant,
  move: Move,
  { onlyIn, ...details }: StepDetails = {},
): Promise<StoredVariant | null> {
  const { workspaceId, id, generation, fence } = held.variant
  let current = held
  for (let tried = 1; tried <= TRIES; tried++) {
    if (onlyIn && !onlyIn.includes(current.variant.state)) return null
    const { event, after, patch, answer, took } = withoutFalseOutcome(current.variant, move)
    const state = stateAfter(current.variant, event, after)
    if (state === null) return null
    const answered = answer ? { lastAnswer: answer, lastAnswerAt: clock.now() } : {}
    const cause = {
      step: event,
      actor: SCHEDULER,
      ...(answer && { answer }),
      ...(took !== undefined && { took }),
      ...details,
    }
    const changes = { ...patch, ...answered, state }
    const following =
      event === 'confirm' ? await findFollowingPart({ variants, clock }, { ...current.variant, ...changes }) : null
    const written = await variants.commit(current, changes, cause, following)
    if (written) return written
    await clock.sleep(PAUSE * tried)
    const fresh = await variants.read(workspaceId, id)
    if (!fresh || fresh.variant.generation !== generation || fresh.variant.fence !== fence) return null
    current = fresh
  }
  return null
}

/** States in which a step may leave the state unchanged: those in which a worker may hold the claim. */
const UNCHANGED_IN = {
  upload: ['claimed', 'armed'],
  progress: ['claimed', 'armed'],
  wait: ['claimed', 'armed'],
} as const satisfies Record<string, VariantState[]>

function stateAfter(
  { state: before }: StoredVariant['variant'],
  event: Move['event'],
  after: Move['after'],
): VariantState | null {
  const state = after ? nextState(before, after) : before
  if (state === null) return null
  if (event !== 'wait' && event !== 'upload' && event !== 'progress') return nextState(state, event)
  return UNCHANGED_IN[event].some((each) => each === state) ? state : null
}
