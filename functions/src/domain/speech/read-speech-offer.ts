import type { readSpeechOffer as endpoint } from '@postwright/core/api/speech'
import type { OutputOf } from '@postwright/core/endpoint'
import { SPEECH_TEXT_MAX } from '@postwright/core/model/speech-usage'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { readCharactersLeft } from './speech-characters.ts'

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
