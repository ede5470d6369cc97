import type { EventHook, ShownHook } from '@postwright/core/model/event-hook'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Ids, Sealer } from '../ports/world.ts'

/** The address and the signing keys of a webhook. `previousKey` also signs for a day after it was replaced. */
const secretSchema = z.object({ address: z.string(), key: z.string(), previousKey: z.string().nullable() })

export type HookSecret = z.infer<typeof secretSchema>

/** Binds a sealed secret to its webhook: a copy for another webhook cannot be opened. */
const contextOf = (workspaceId: string, hookId: string) => `event-hook|${workspaceId}|${hookId}`

export function sealHookSecret(sealer: Sealer, workspaceId: string, hookId: string, secret: HookSecret): string {
  return sealer.seal(JSON.stringify(secret), contextOf(workspaceId, hookId))
}

export function openHookSecret(
  sealer: Sealer,
  workspaceId: string,
  { id, sealed }: Pick<EventHook, 'id' | 'sealed'>,
): HookSecret {
  return secretSchema.parse(JSON.parse(sealer.open(sealed, contextOf(workspaceId, id))))
}

/** Returns a secret in the format of Standard Webhooks: 32 random bytes. */
export function newHookKey(ids: Ids): string {
  return `whsec_${createHash('sha256').update(`${ids.random()}${ids.random()}`).digest('base64')}`
}

/** Returns a webhook with its address and without its signing keys. */
export function showHook(sealer: Sealer, workspaceId: string, hook: EventHook, now: number): ShownHook {
  const { id, rev, createdAt, createdBy, name, events, pausedFor, failingSince, arrivedAt } = hook
  const { address } = openHookSecret(sealer, workspaceId, hook)
  const ends = hook.previousKeyEndsAt
  const previousKeyEndsAt = ends !== null && ends > now ? ends : null
  return { id, rev, createdAt, createdBy, name, address, events, previousKeyEndsAt, pausedFor, failingSince, arrivedAt }
}
