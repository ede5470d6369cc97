import type { ModelRequest } from '@postwright/core/model/model-run'
import { MODEL_FINDING_MAX } from '@postwright/core/model/model-settings'
import { isPlatform } from '@postwright/core/platforms/platform'
import type { ModelWork } from './model-target.ts'
import { useFindingSentence } from './use-finding-sentence.ts'

/** What is asked for, as it is sent to the API. */
export function useModelRequest({ task, draft, finding, kit, persona }: ModelWork, choice: string): ModelRequest {
  const sentenceOf = useFindingSentence()
  const platform = draft.contract?.platform ?? ''
  return {
    task,
    text: draft.text,
    finding: finding && {
      evidence: finding.evidence.slice(0, MODEL_FINDING_MAX),
      sentence: sentenceOf(finding).slice(0, MODEL_FINDING_MAX),
    },
    choice,
    platform: isPlatform(platform) ? platform : null,
    brandKitId: kit?.id ?? null,
    personaId: persona?.id ?? null,
  }
}
