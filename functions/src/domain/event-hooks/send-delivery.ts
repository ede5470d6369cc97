import {
  type EventHook,
  HOOK_FAILING_MAX,
  HOOK_LEASE,
  HOOK_PAUSES,
  HOOK_TEST_EVENT,
  type HookDelivery,
} from '@postwright/core/model/event-hook'
import { mapConcurrent } from '../concurrency.ts'
import type { Deps } from '../ports/deps.ts'
import type { HookOutcome } from '../ports/event-hooks.ts'
import { openHookSecret } from './hook-secret.ts'
import { newNotification, notificationId } from '../notifications/notify.ts'
import type { Tx } from '../ports/documents.ts'

const DUE_AT_ONCE = 200
const LANES = 8
/** Precision of the time of the last arrival, so most deliveries write only themselves. */
const ARRIVED_EXACTNESS = 60_000

export type SendDeps = Pick<
  Deps,
  | 'clock'
  | 'logger'
  | 'transact'
  | 'sealer'
  | 'eventHooks'
  | 'hookDeliveries'
  | 'hookSender'
  | 'users'
  | 'notifications'
>

type Claimed = { delivery: HookDelivery; hook: EventHook }

/**
 * Sends a delivery from the outbox of a webhook. It is claimed first, so parallel calls send it once. If a worker ends early, it is sent again under
 * the same ID, by which receivers recognize repeats.
 */
export async function sendDelivery(deps: SendDeps, deliveryId: string): Promise<void> {
  const claimed = await claim(deps, deliveryId)
  if (!claimed) return
  const { delivery, hook } = claimed
  const { address, key, previousKey } = openHookSecret(deps.sealer, delivery.workspaceId, hook)
  const startedAt = deps.clock.now()
  const isRotating = previousKey !== null && hook.previousKeyEndsAt !== null && hook.previousKeyEndsAt > startedAt
  const keys = isRotating ? [key, previousKey] : [key]
  const outcome = await deps.hookSender.send({ address, keys, id: delivery.eventId, body: delivery.body })
  await settle(deps, claimed, { ...outcome, took: Math.max(0, deps.clock.now() - startedAt) })
}

/** Sends deliveries that are due for a retry and those claimed by workers that ended. */
export async function sendDueDeliveries(deps: SendDeps): Promise<void> {
  await mapConcurrent(await deps.hookDeliveries.listDue(deps.clock.now(), DUE_AT_ONCE), LANES, {
    work: (id) => sendDelivery(deps, id),
    failed: (id, error) => deps.logger.error('an event could not be sent', { deliveryId: id, error: String(error) }),
  })
}

/** Claims the delivery for this call; null if there is nothing to send. Deletes the delivery of a removed webhook, and fails that of a paused one. */
async function claim({ transact, hookDeliveries, eventHooks, clock }: SendDeps, id: string): Promise<Claimed | null> {
  return transact(async (tx) => {
    const delivery = await hookDeliveries.getIn(tx, id)
    const now = clock.now()
    if (!delivery || delivery.dueAt === null || delivery.dueAt > now) return null
    const hook = await eventHooks.getIn(tx, delivery.workspaceId, delivery.hookId)
    if (!hook) {
      hookDeliveries.deleteIn(tx, id)
      return null
    }
    if (hook.pausedFor !== null && delivery.event !== HOOK_TEST_EVENT) {
      hookDeliveries.updateIn(tx, delivery, { state: 'failed', dueAt: null, problem: 'paused' })
      return null
    }
    const attempts = delivery.attempts + 1
    const claimed = { state: 'sending', attempts, sentAt: now, dueAt: now + HOOK_LEASE } as const
    return { delivery: hookDeliveries.updateIn(tx, delivery, claimed), hook }
  })
}

type Outcome = HookOutcome & { took: number }

/** Stores the outcome of a call. It is ignored if another call has taken over the lease: that call settles the delivery. */
async function settle(deps: SendDeps, { delivery: { id, attempts } }: Claimed, outcome: Outcome): Promise<void> {
  const { transact, hookDeliveries, eventHooks, clock } = deps
  await transact(async (tx) => {
    const delivery = await hookDeliveries.getIn(tx, id)
    if (!delivery || delivery.state !== 'sending' || delivery.attempts !== attempts) return
    const { workspaceId } = delivery
    const hook = await eventHooks.getIn(tx, workspaceId, delivery.hookId)
    const health = hook && healthAfter(hook, delivery, outcome, clock.now())
    const pausedFor = hook?.pausedFor === null ? (health?.pausedFor ?? null) : null
    const writeNotice = hook && pausedFor ? await readPauseNotice(deps, tx, { workspaceId, hook, pausedFor }) : null
    const isPaused = pausedFor !== null
    hookDeliveries.updateIn(tx, delivery, afterCall(delivery, outcome, { now: clock.now(), isPaused }))
    if (hook && health) eventHooks.updateIn(tx, workspaceId, hook, health)
    writeNotice?.()
  })
}

function afterCall(
  { attempts, event }: HookDelivery,
  { problem, status, answer, took }: Outcome,
  { now, isPaused }: { now: number; isPaused: boolean },
): Partial<HookDelivery> {
  const said = { problem, status, answer, took }
  if (problem === null) return { ...said, state: 'arrived', dueAt: null }
  const pause = HOOK_PAUSES[attempts - 1]
  const isLast = problem === 'gone' || isPaused || event === HOOK_TEST_EVENT || pause === undefined
  return isLast ? { ...said, state: 'failed', dueAt: null } : { ...said, state: 'waiting', dueAt: now + pause }
}

type Health = Partial<Pick<EventHook, 'failingSince' | 'arrivedAt' | 'pausedFor'>>

/** Returns the health of a webhook after one call; null if nothing changes. A failed test event changes nothing. */
function healthAfter(
  hook: EventHook,
  { event, sentAt }: HookDelivery,
  { problem }: Outcome,
  now: number,
): Health | null {
  if (problem === null) {
    const isKnown = hook.failingSince === null && now - (hook.arrivedAt ?? 0) < ARRIVED_EXACTNESS
    return isKnown ? null : { failingSince: null, arrivedAt: now }
  }
  if (event === HOOK_TEST_EVENT) return null
  const failingSince = hook.failingSince ?? sentAt ?? now
  if (problem === 'gone') return { failingSince, pausedFor: hook.pausedFor ?? 'gone' }
  if (now - failingSince >= HOOK_FAILING_MAX) return { failingSince, pausedFor: hook.pausedFor ?? 'failing' }
  return hook.failingSince === null ? { failingSince } : null
}

type Paused = { workspaceId: string; hook: EventHook; pausedFor: EventHook['pausedFor'] }

type NoticeDeps = Pick<Deps, 'clock'> & {
  users: Pick<Deps['users'], 'getIn'>
  notifications: Pick<Deps['notifications'], 'saveIn'>
}

/**
 * Reads the data for the notification about a paused webhook. The returned function writes it in the transaction that pauses the webhook. Returns
 * null if there is no recipient or if a user paused it.
 */
async function readPauseNotice(
  deps: NoticeDeps,
  tx: Tx,
  { workspaceId, hook, pausedFor }: Paused,
): Promise<(() => void) | null> {
  const uid = hook.createdBy
  if (pausedFor === null || pausedFor === 'person' || !(await deps.users.getIn(tx, uid))) return null
  const id = notificationId('hook.paused', workspaceId, hook.id, hook.rev)
  const base = newNotification(deps.clock, id, deps.clock.now())
  const facts = { workspaceId, hookId: hook.id, hookName: hook.name, pausedFor }
  return () => deps.notifications.saveIn(tx, uid, { ...base, kind: 'hook.paused', ...facts })
}
