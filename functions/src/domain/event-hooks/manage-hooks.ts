import type { createEventHook, rotateEventHook, updateEventHook } from '@postwright/core/api/event-hooks'
import type { OutputOf } from '@postwright/core/endpoint'
import type { AuditAction } from '@postwright/core/model/audit-entry'
import { EVENT_HOOKS_MAX, type EventHook, HOOK_ROTATION, type ShownHook } from '@postwright/core/model/event-hook'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { newHookKey, openHookSecret, sealHookSecret, showHook } from './hook-secret.ts'

type Place = { workspaceId: string; hookId: string }

/** Returns the webhooks of a workspace, latest first. */
export async function listHooks(deps: Deps, caller: Caller, workspaceId: string): Promise<ShownHook[]> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const hooks = await deps.eventHooks.list(workspaceId)
  return hooks.toSorted((a, b) => b.createdAt - a.createdAt).map((hook) => show(deps, workspaceId, hook))
}

/** Returns whether a webhook of the workspace receives notifications. Available to all members. */
export async function offersNotifications(deps: Deps, caller: Caller, workspaceId: string): Promise<boolean> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  return (await deps.eventHooks.list(workspaceId)).some(({ events }) => events.includes('notification.created'))
}

/**
 * Adds a webhook. Its secret is returned only here.
 * @throws the codes of the contract
 */
export async function addHook(
  deps: Deps,
  caller: Caller,
  { workspaceId, address, name, events }: z.output<typeof createEventHook.input>,
): Promise<OutputOf<typeof createEventHook>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  await deps.hookSender.check(address)
  const id = deps.ids.random()
  const key = newHookKey(deps.ids)
  const hook: EventHook = {
    ...newDocument(deps.clock, { id, schema: 1, createdBy: caller.uid }),
    name,
    events: [...new Set(events)],
    sealed: sealHookSecret(deps.sealer, workspaceId, id, { address, key, previousKey: null }),
    previousKeyEndsAt: null,
    pausedFor: null,
    failingSince: null,
    arrivedAt: null,
  }
  await deps.transact(async (tx) => {
    const count = await deps.countGuards.readIn(tx, 'eventHooks', workspaceId)
    if ((await deps.eventHooks.countIn(tx, workspaceId)) >= EVENT_HOOKS_MAX) throw new AppError('list_full')
    count()
    deps.eventHooks.createIn(tx, workspaceId, hook)
    recordIn(deps, tx, { action: 'event_hook.made', caller, workspaceId, hook })
  })
  return { hook: show(deps, workspaceId, hook), key }
}

/**
 * Changes a webhook. A resumed webhook starts without recorded failures.
 * @throws the codes of the contract
 */
export async function changeHook(
  deps: Deps,
  caller: Caller,
  { workspaceId, hookId, rev, name, address, events, isPaused }: z.output<typeof updateEventHook.input>,
): Promise<OutputOf<typeof updateEventHook>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  if (address !== undefined) await deps.hookSender.check(address)
  const hook = await deps.transact(async (tx) => {
    const before = await getHookIn(deps, tx, { workspaceId, hookId }, rev)
    const changed = deps.eventHooks.updateIn(tx, workspaceId, before, {
      ...(name !== undefined && { name }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(address !== undefined && { sealed: reseal(deps, workspaceId, before, { address }) }),
      ...(isPaused === true && { pausedFor: before.pausedFor ?? ('person' as const) }),
      ...(isPaused === false && { pausedFor: null, failingSince: null }),
    })
    recordIn(deps, tx, { action: 'event_hook.changed', caller, workspaceId, hook: changed })
    return changed
  })
  return { hook: show(deps, workspaceId, hook) }
}

/** Removes a webhook permanently. Its pending deliveries are removed when they are due. */
export async function removeHook(deps: Deps, caller: Caller, { workspaceId, hookId }: Place): Promise<boolean> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  return deps.transact(async (tx) => {
    const hook = await deps.eventHooks.getIn(tx, workspaceId, hookId)
    if (!hook) return false
    deps.eventHooks.deleteIn(tx, workspaceId, hookId)
    recordIn(deps, tx, { action: 'event_hook.deleted', caller, workspaceId, hook })
    return true
  })
}

/**
 * Replaces the secret of a webhook; the previous one also signs for a day.
 * @throws the codes of the contract
 */
export async function rotateHook(
  deps: Deps,
  caller: Caller,
  { workspaceId, hookId, rev }: z.output<typeof rotateEventHook.input>,
): Promise<OutputOf<typeof rotateEventHook>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const key = newHookKey(deps.ids)
  const hook = await deps.transact(async (tx) => {
    const before = await getHookIn(deps, tx, { workspaceId, hookId }, rev)
    const { key: previousKey } = openHookSecret(deps.sealer, workspaceId, before)
    const rotated = deps.eventHooks.updateIn(tx, workspaceId, before, {
      sealed: reseal(deps, workspaceId, before, { key, previousKey }),
      previousKeyEndsAt: deps.clock.now() + HOOK_ROTATION,
    })
    recordIn(deps, tx, { action: 'event_hook.rotated', caller, workspaceId, hook: rotated })
    return rotated
  })
  return { hook: show(deps, workspaceId, hook), key }
}

async function getHookIn(
  { eventHooks }: Pick<Deps, 'eventHooks'>,
  tx: Tx,
  { workspaceId, hookId }: Place,
  rev: number,
): Promise<EventHook> {
  const hook = await eventHooks.getIn(tx, workspaceId, hookId)
  if (!hook) throw new AppError('not_found', { message: `event hook ${hookId}` })
  if (hook.rev !== rev) throw new AppError('stale_revision', { message: `event hook ${hookId}` })
  return hook
}

type Sealed = { address?: string; key?: string; previousKey?: string }

function reseal({ sealer }: Pick<Deps, 'sealer'>, workspaceId: string, hook: EventHook, changes: Sealed): string {
  return sealHookSecret(sealer, workspaceId, hook.id, { ...openHookSecret(sealer, workspaceId, hook), ...changes })
}

function show({ sealer, clock }: Pick<Deps, 'sealer' | 'clock'>, workspaceId: string, hook: EventHook): ShownHook {
  return showHook(sealer, workspaceId, hook, clock.now())
}

type Recorded = { action: AuditAction; caller: Caller; workspaceId: string; hook: EventHook }

function recordIn({ auditLog }: Pick<Deps, 'auditLog'>, tx: Tx, { action, caller, workspaceId, hook }: Recorded): void {
  const facts = { name: hook.name, events: hook.events.length, isPaused: hook.pausedFor !== null }
  auditLog.appendIn(tx, { action, actorUid: caller.uid, workspaceId, subject: hook.id, facts })
}
