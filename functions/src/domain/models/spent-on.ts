import type { ModelMessage } from '@postwright/core/model/model-run'
import { estimateTokens } from '@postwright/core/models/estimate-tokens'
import type { Spent } from '@postwright/core/models/token-budget'
import type { ModelAnswer } from '../ports/models.ts'

/** What a call has used: as its service says, or estimated from what was sent and what has arrived. */
export function spentOn(answer: ModelAnswer, messages: readonly ModelMessage[]): Spent {
  if (answer.usage) return { ...answer.usage, isEstimated: false }
  if (answer.kind === 'failed' && answer.isFree) return { tokensIn: 0, tokensOut: 0, isEstimated: false }
  return {
    tokensIn: estimateTokens(messages.map(({ content }) => content)),
    tokensOut: estimateTokens([answer.text]),
    isEstimated: true,
  }
}
