import type { readSpeechOffer as endpoint } from '@postwright/core/api/speech'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  SPEECH_TEXT_MAX,
  SPEECH_MONTHLY_CHARACTERS,
  SPEECH_USAGE_SCHEMA,
  type SpeechUsage,
} from '@postwright/core/model/speech-usage'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { budgetMonth } from '@postwright/core/llm/token-budget'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import { type RoomDeps, requireRoomIn } from '../uploads/require-storage.ts'

const NOTHING: OutputOf<typeof endpoint> = { isOffered: false, voices: [], charactersMax: 0, charactersLeft: 0 }

/** @throws `not_found`, `forbidden` */
export async function readSpeechOffer(
  deps: Pick<Deps, 'members' | 'workspaces' | 'speech' | 'speechUsage' | 'clock'>,
  caller: Caller,
  { workspaceId }: { workspaceId: string },
): Promise<OutputOf<typeof endpoint>> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  if (!deps.speech) return NOTHING
  const charactersLeft = await readCharactersLeft(deps, caller)
  return { isOffered: true, voices: [...deps.speech.voices], charactersMax: SPEECH_TEXT_MAX, charactersLeft }
}

type Counting = Pick<Deps, 'transact' | 'speechUsage' | 'clock'>

type Amount = { month: string; characters: number }

/** Returns the number of characters that a person may still use for speech this month. */
async function readCharactersLeft(
  { speechUsage, clock }: Pick<Deps, 'speechUsage' | 'clock'>,
  { uid }: Caller,
): Promise<number> {
  const usage = await speechUsage.get(monthId(uid, budgetMonth(clock.now())))
  return Math.max(0, SPEECH_MONTHLY_CHARACTERS - (usage?.characters ?? 0))
}

/**
 * Counts the characters of a call before it is made, in a workspace that has room for a sound: if the process ends during the call, they stay
 * counted.
 * @throws `speech_used_up`, `storage_full`, `plan_limit_reached`
 */
export async function takeCharacters(
  deps: Counting & RoomDeps,
  { uid }: Caller,
  { workspaceId, characters }: { workspaceId: string; characters: number },
): Promise<Amount> {
  const month = budgetMonth(deps.clock.now())
  await deps.transact(async (tx) => {
    const usage = (await deps.speechUsage.getIn(tx, monthId(uid, month))) ?? newUsage(deps, uid, month)
    if (usage.characters + characters > SPEECH_MONTHLY_CHARACTERS) {
      throw new AppError('speech_used_up', { message: `${usage.characters} characters of ${uid} in ${month}` })
    }
    await requireRoomIn(deps, tx, { workspaceId, bytes: 1 })
    deps.speechUsage.saveIn(tx, {
      ...usage,
      characters: usage.characters + characters,
      calls: usage.calls + 1,
      updatedAt: deps.clock.now(),
    })
  })
  return { month, characters }
}

/** Releases the characters of a call that generated no speech. */
export async function giveBackCharacters(
  { transact, speechUsage }: Counting,
  { uid }: Caller,
  { month, characters }: Amount,
): Promise<void> {
  await transact(async (tx) => {
    const usage = await speechUsage.getIn(tx, monthId(uid, month))
    if (usage) speechUsage.updateIn(tx, usage, { characters: Math.max(0, usage.characters - characters) })
  })
}

function monthId(uid: string, month: string): string {
  return `${uid}_${month}`
}

function newUsage({ clock }: Pick<Deps, 'clock'>, uid: string, month: string): SpeechUsage {
  const base = newDocument(clock, { id: monthId(uid, month), schema: SPEECH_USAGE_SCHEMA, createdBy: uid })
  return { ...base, uid, month, characters: 0, calls: 0 }
}
