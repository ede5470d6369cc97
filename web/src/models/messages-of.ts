import type { ModelMessage, ModelRequest } from '@postwright/core/model/model-run'
import { buildPrompt } from '@postwright/core/models/build-prompt'
import { promptBrandOf } from '@postwright/core/models/prompt-brand'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import type { ModelTarget } from './model-target.ts'

/** What a model would be sent for a request: the server builds the same. */
export function messagesOf(
  { draft, kit, persona }: Pick<ModelTarget, 'draft' | 'kit' | 'persona'>,
  request: ModelRequest,
): ModelMessage[] {
  return buildPrompt({
    ...request,
    contract: draft.contract,
    brand: kit && promptBrandOf(kit),
    persona: persona && personaRulesOf(persona),
  })
}
