import type { ModelUsage } from '@postwright/core/model/model-usage'
import { SHARED_MODEL_USAGE_SCHEMA } from '@postwright/core/model/shared-model'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

type Counted = {
  workspaceId: string
  uid: string
  month: string
  /** Null: the key of the workspace. */
  sharedModelId: string | null
}

type UsageCounter = {
  read: (tx: Tx) => Promise<ModelUsage | null>
  save: (tx: Tx, usage: ModelUsage) => void
}

export function sharedMonthId(uid: string, month: string): string {
  return `${uid}_${month}`
}

/** The month that a call counts for: the workspace's with its own key, the person's with a key of the operator. */
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
