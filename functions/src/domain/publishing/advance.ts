import { nextState, type VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../../deps.ts'
import { type Move, truthful } from './move.ts'
import { SCHEDULER, type StoredVariant } from './stored-variant.ts'

const TRIES = 5
const PAUSE = 50

/** What a step tells the log besides the variant. */
type Told = Pick<Parameters<Deps['variants']['commit']>[2], 'pictures'>

/**
 * Writes one step of a delivery, provided that the variant is still held: same generation, same fence. A write of
 * somebody who takes neither (a lock that passed, a repeated commit) is read again and tried again.
 * @returns the variant after the step, or null when the hold is lost; then nothing was written
 */
export async function advance(
  { variants, clock }: Pick<Deps, 'variants' | 'clock'>,
  held: StoredVariant,
  move: Move,
  told: Told = {},
): Promise<StoredVariant | null> {
  const { workspaceId, id, generation, fence } = held.variant
  let current = held
  for (let tried = 1; tried <= TRIES; tried++) {
    const { event, patch, answer } = truthful(current.variant, move)
    const state = stateAfter(current.variant, event)
    if (state === null) return null
    const heard = answer ? { lastAnswer: answer, lastAnswerAt: clock.now() } : {}
    const cause = { step: event, actor: SCHEDULER, ...(answer && { answer }), ...told }
    const written = await variants.commit(current, { ...patch, ...heard, state }, cause)
    if (written) return written
    await clock.sleep(PAUSE * tried)
    const fresh = await variants.read(workspaceId, id)
    if (!fresh || fresh.variant.generation !== generation || fresh.variant.fence !== fence) return null
    current = fresh
  }
  return null
}

/** Where a step leaves the state as it is: only while a worker may have the variant in hand. */
const STAYS = { upload: ['claimed'], wait: ['claimed', 'armed'] } as const satisfies Record<string, VariantState[]>

function stateAfter({ state }: StoredVariant['variant'], event: Move['event']): VariantState | null {
  if (event !== 'wait' && event !== 'upload') return nextState(state, event)
  return STAYS[event].some((each) => each === state) ? state : null
}
