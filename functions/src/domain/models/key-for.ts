import type { ModelSecret } from '../ports/models.ts'
import type { ModelSettings } from '@postwright/core/model/model-settings'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { modelKeyContext } from './model-key-context.ts'

type Given = {
  workspaceId: string
  address: string
  /** Null: there is none; undefined: the stored one. */
  typed: string | null | undefined
  settings: ModelSettings | null
  stored: ModelSecret | null
}

/**
 * The key that goes to an address: the typed one, or the stored one, which goes to its own server only.
 * @throws `validation_failed` when the stored key is for another server
 */
export function keyFor({ sealer }: Pick<Deps, 'sealer'>, { workspaceId, address, typed, settings, stored }: Given) {
  if (typed !== undefined) return typed
  if (!stored || !settings) return null
  if (new URL(settings.address).origin !== new URL(address).origin) {
    throw new AppError('validation_failed', {
      fields: { key: 'The stored key is for another address. Type the key of this one.' },
    })
  }
  return sealer.open(stored.sealed, modelKeyContext(workspaceId, address))
}
