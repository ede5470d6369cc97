import type { ModelSecret } from '../ports/models.ts'
import type { ModelSettings } from '@postwright/core/model/model-settings'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'

type Given = {
  workspaceId: string
  address: string
  /** Typed key; null: no key; undefined: the stored key. */
  typed: string | null | undefined
  settings: ModelSettings | null
  stored: ModelSecret | null
}

/**
 * Returns the key for a server address: the typed one, or the stored one, which is only sent to its own server.
 * @throws `validation_failed` when the stored key is for another server
 */
export function keyFor({ sealer }: Pick<Deps, 'sealer'>, { workspaceId, address, typed, settings, stored }: Given) {
  if (typed !== undefined) return typed
  if (!stored || !settings) return null
  if (new URL(settings.address).origin !== new URL(address).origin) {
    throw new AppError('validation_failed', { fields: { key: FIELD_WORDS.keyOfOtherAddress } })
  }
  return sealer.open(stored.sealed, modelKeyContext(workspaceId, address))
}

/**
 * Returns the context that a sealed key is bound to. A copy in another workspace or for another server cannot be opened, so a key is never sent to
 * the wrong server.
 */
export function modelKeyContext(workspaceId: string, address: string): string {
  return `model-key|${workspaceId}|${new URL(address).origin}`
}

const ENDING = /(?:\/chat\/completions|\/messages)?\/*$/

/** Returns the base address of the API, from a typed base address or the full address of a call. */
export function tidyAddress(typed: string): string {
  const url = new URL(typed)
  url.pathname = url.pathname.replace(ENDING, '')
  url.search = ''
  url.hash = ''
  return url.href.replace(/\/$/, '')
}
