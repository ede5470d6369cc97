import type { ModelUsage } from '@postwright/core/model/model-settings'
import { SHARED_MODEL_USAGE_SCHEMA } from '@postwright/core/model/shared-model'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'
import type { ModelMessage } from '@postwright/core/model/model-run'
import { type Spent, estimateTokens } from '@postwright/core/llm/token-budget'
import type { ModelAnswer } from '../ports/models.ts'

type Counted = {
  workspaceId: string
  uid: string
  month: string
  /** Provider of the operator; null for the key of the workspace. */
  sharedModelId: string | null
}

type UsageCounter = {
  read: (tx: Tx) => Promise<ModelUsage | null>
  save: (tx: Tx, usage: ModelUsage) => void
}

export function sharedMonthId(uid: string, month: string): string {
  return `${uid}_${month}`
}

/** Returns access to the monthly usage that a call counts towards: the workspace's with its own key, the person's with a key of the operator. */
export function usageCounter(
  { modelStore, sharedModelUsage }: Pick<Deps, 'modelStore' | 'sharedModelUsage'>,
  { workspaceId, uid, month, sharedModelId }: Counted,
): UsageCounter {
  if (sharedModelId === null) {
    return {
      read: (tx) => modelStore.usageIn(tx, workspaceId, month),
      save: (tx, usage) => modelStore.saveUsageIn(tx, workspaceId, usage),
    }
  }
  const id = sharedMonthId(uid, month)
  return {
    read: (tx) => sharedModelUsage.getIn(tx, id),
    save: (tx, usage) =>
      sharedModelUsage.saveIn(tx, { ...usage, id, uid, month, sharedModelId, schema: SHARED_MODEL_USAGE_SCHEMA }),
  }
}

const USAGE_SCHEMA = 1

/** Returns a month without usage. */
export function newUsage(clock: Clock, month: string, createdBy: string): ModelUsage {
  return {
    ...newDocument(clock, { id: month, schema: USAGE_SCHEMA, createdBy }),
    tokensIn: 0,
    tokensOut: 0,
    reserved: 0,
    estimated: 0,
    calls: 0,
    failed: 0,
    refused: 0,
  }
}

/** Returns the usage of a call: as its service reports it, none for a failed call that is free, otherwise estimated from both texts. */
export function getModelUsage(answer: ModelAnswer, messages: readonly ModelMessage[]): Spent {
  if (answer.usage) return { ...answer.usage, isEstimated: false }
  if (answer.kind === 'failed' && answer.isFree) return { tokensIn: 0, tokensOut: 0, isEstimated: false }
  return {
    tokensIn: estimateTokens(messages.map(({ content }) => content)),
    tokensOut: estimateTokens([answer.text]),
    isEstimated: true,
  }
}
