import type { ModelSecret } from '../ports/models.ts'
import type { ModelSettings } from '@postwright/core/model/model-settings'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

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

/**
 * What a sealed key is bound to: copied to another workspace it does not open, nor once the settings name another server, which
 * is never sent a key that was meant for this one.
 */
export function modelKeyContext(workspaceId: string, address: string): string {
  return `model-key|${workspaceId}|${new URL(address).origin}`
}

const ENDING = /(?:\/chat\/completions|\/messages)?\/*$/

/** The part of an address that calls begin with, whether a person has copied it or the whole address of a call. */
export function tidyAddress(typed: string): string {
  const url = new URL(typed)
  url.pathname = url.pathname.replace(ENDING, '')
  url.search = ''
  url.hash = ''
  return url.href.replace(/\/$/, '')
}
