import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import { REPLACED_KEY_KEPT } from '@postwright/core/model/shared-model'
import { keyEnd } from '../platform-apps/app-keys.ts'
import type { SharedModel } from '../ports/models.ts'
import type { Sealer } from '../ports/world.ts'

/** Providers of the operator use chat completions. */
export const SHARED_DIALECT = 'completions'

type Place = Pick<SharedModel, 'id' | 'address'>

/** Binds a sealed key to its provider and server: a copy for another one cannot be opened. */
function contextOf({ id, address }: Place): string {
  return `shared-model-key|${id}|${new URL(address).origin}`
}

export function sealSharedKey(
  sealer: Sealer,
  place: Place,
  { key, keyEndsAt }: { key: string; keyEndsAt: number | null },
): Pick<SharedModel, 'sealed' | 'keyEnd' | 'keyEndsAt'> {
  return { sealed: sealer.seal(key, contextOf(place)), keyEnd: keyEnd(key), keyEndsAt }
}

export function openSharedKey(sealer: Sealer, shared: Place & Pick<SharedModel, 'sealed'>): string {
  return sealer.open(shared.sealed, contextOf(shared))
}

/** Returns the current key in the form that is kept for a revert. */
export function keepSharedKey({ sealed, keyEnd: end, keyEndsAt }: SharedModel, now: number): SharedModel['previous'] {
  return { sealed, keyEnd: end, keyEndsAt, replacedAt: now, endsAt: now + REPLACED_KEY_KEPT }
}

/** Returns a provider for admins. Only the end of a key is included. */
export function showSharedModel(
  {
    id,
    name,
    address,
    model,
    monthlyTokens,
    isOffered,
    keyEnd: end,
    keyEndsAt,
    tested,
    previous,
    updatedAt,
  }: SharedModel,
  now: number,
): ShownSharedModel {
  return {
    id,
    name,
    address,
    model,
    monthlyTokens,
    isOffered,
    keyEnd: end,
    keyEndsAt,
    tested,
    previous:
      previous && previous.endsAt > now
        ? { keyEnd: previous.keyEnd, replacedAt: previous.replacedAt, endsAt: previous.endsAt }
        : null,
    updatedAt,
  }
}
