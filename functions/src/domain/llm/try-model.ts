import type { listModels as listEndpoint, tryModel as endpoint } from '@postwright/core/api/models'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { askOneWord } from './ask-one-word.ts'
import { keyFor, tidyAddress } from './model-key.ts'
import { budgetMonth, type Spent, withSpent } from '@postwright/core/llm/token-budget'
import { newUsage } from './model-usage.ts'

/**
 * Asks a model for one word and returns the result; its usage is counted.
 * @throws `not_found`, `forbidden`, `validation_failed`
 */
export async function tryModel(
  deps: Deps,
  caller: Caller,
  { workspaceId, address: typed, dialect, model, key: typedKey }: z.output<typeof endpoint.input>,
): Promise<OutputOf<typeof endpoint>> {
  const { address, key } = await serviceFor(deps, caller, { workspaceId, typed, typedKey })
  return askOneWord(deps, { address, dialect, key, model }, (call) => countCall(deps, caller, workspaceId, call))
}

/**
 * Asks a service for the names of its models; uses no tokens.
 * @throws `not_found`, `forbidden`, `validation_failed`
 */
export async function listModels(
  deps: Deps,
  caller: Caller,
  { workspaceId, address: typed, dialect, key: typedKey }: z.output<typeof listEndpoint.input>,
): Promise<OutputOf<typeof listEndpoint>> {
  const { address, key } = await serviceFor(deps, caller, { workspaceId, typed, typedKey })
  return deps.models.list({ address, dialect, key })
}

type Typed = { workspaceId: string; typed: string; typedKey: string | null | undefined }

async function serviceFor(deps: Deps, caller: Caller, { workspaceId, typed, typedKey }: Typed) {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const address = tidyAddress(typed)
  const settings = await deps.modelStore.settings(workspaceId)
  const stored = await deps.modelStore.secret(workspaceId)
  return { address, key: keyFor(deps, { workspaceId, address, typed: typedKey, settings, stored }) }
}

/** Counts a call without reserved tokens. */
async function countCall(
  deps: Pick<Deps, 'transact' | 'modelStore' | 'clock'>,
  { uid }: Caller,
  workspaceId: string,
  { spent, isFailed }: { spent: Spent; isFailed: boolean },
): Promise<void> {
  const month = budgetMonth(deps.clock.now())
  await deps.transact(async (tx) => {
    const usage = (await deps.modelStore.usageIn(tx, workspaceId, month)) ?? newUsage(deps.clock, month, uid)
    const counted = withSpent(usage, 0, spent)
    deps.modelStore.saveUsageIn(tx, workspaceId, { ...counted, failed: usage.failed + (isFailed ? 1 : 0) })
  })
}
