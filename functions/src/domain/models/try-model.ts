import type { tryModel as endpoint } from '@postwright/core/api/models'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { askOneWord } from './ask-one-word.ts'
import { countCall } from './count-call.ts'
import { keyFor } from './key-for.ts'
import { tidyAddress } from './tidy-address.ts'

/**
 * Asks a model for one word and says what came of it; what it used is counted.
 * @throws `not_found`, `forbidden`, `validation_failed`
 */
export async function tryModel(
  deps: Deps,
  caller: Caller,
  { workspaceId, address: typed, model, key: typedKey }: z.output<typeof endpoint.input>,
): Promise<OutputOf<typeof endpoint>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const address = tidyAddress(typed)
  const settings = await deps.modelStore.settings(workspaceId)
  const stored = await deps.modelStore.secret(workspaceId)
  const key = keyFor(deps, { workspaceId, address, typed: typedKey, settings, stored })
  return askOneWord(deps, { address, key, model }, (call) => countCall(deps, caller, workspaceId, call))
}
