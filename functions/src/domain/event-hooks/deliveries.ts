import type { listHookDeliveries, replayHookDelivery, testEventHook } from '@postwright/core/api/event-hooks'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  HOOK_DELIVERIES_PAGE,
  HOOK_DELIVERY_KEPT,
  HOOK_TEST_EVENT,
  type HookDelivery,
} from '@postwright/core/model/event-hook'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDelivery } from '../hook-events/note-event.ts'
import { readTimeCursor, writeCursor } from '../list-cursor.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { sendDelivery } from './send-delivery.ts'

type Place = { workspaceId: string; hookId: string }

/**
 * Returns the log of a webhook, latest first.
 * @throws the codes of the contract
 */
export async function listDeliveries(
  deps: Deps,
  caller: Caller,
  { workspaceId, hookId, state, after }: z.output<typeof listHookDeliveries.input>,
): Promise<OutputOf<typeof listHookDeliveries>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  await requireHook(deps, { workspaceId, hookId })
  const from = after === undefined ? null : readTimeCursor(after, 1)
  const place = from && { id: from.ids[0] ?? '', createdAt: from.value }
  const found = await deps.hookDeliveries.page(
    { workspaceId, hookId, state: state ?? null },
    place,
    HOOK_DELIVERIES_PAGE,
  )
  const last = found.length === HOOK_DELIVERIES_PAGE ? found.at(-1) : undefined
  return {
    deliveries: found,
    cursor: last ? writeCursor({ ids: [last.id], value: last.createdAt }) : null,
  }
}

/**
 * Sends a test event at once and returns the result.
 * @throws the codes of the contract
 */
export async function testHook(deps: Deps, caller: Caller, place: Place): Promise<OutputOf<typeof testEventHook>> {
  const { workspaceId, hookId } = place
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const hook = await requireHook(deps, place)
  const delivery = newDelivery(deps.clock, hookId, {
    workspaceId,
    event: HOOK_TEST_EVENT,
    eventId: `evt_${deps.ids.random()}`,
    at: deps.clock.now(),
    data: { workspaceId, hookId, name: hook.name },
  })
  await deps.transact(async (tx) => deps.hookDeliveries.createIn(tx, delivery))
  return { delivery: await sendAndRead(deps, place, delivery.id) }
}

/**
 * Sends a delivery again, with as many retries as a new one.
 * @throws the codes of the contract
 */
export async function replayDelivery(
  deps: Deps,
  caller: Caller,
  { deliveryId, ...place }: z.output<typeof replayHookDelivery.input>,
): Promise<OutputOf<typeof replayHookDelivery>> {
  await requireRight(deps, caller, place.workspaceId, 'manage_workspace')
  await requireHook(deps, place)
  await deps.transact(async (tx) => {
    const delivery = requireOf(place, await deps.hookDeliveries.getIn(tx, deliveryId), deliveryId)
    // A delivery that is being sent reports its own result; a second call would add nothing.
    if (delivery.state === 'sending') return
    const now = deps.clock.now()
    const expiresAt = Math.max(delivery.expiresAt, now + HOOK_DELIVERY_KEPT)
    const again = { state: 'waiting', attempts: 0, dueAt: now, problem: null, expiresAt } as const
    deps.hookDeliveries.updateIn(tx, delivery, again)
  })
  return { delivery: await sendAndRead(deps, place, deliveryId) }
}

/** Sends a delivery and returns it with its result. The contract drops the fields that its page does not show. */
async function sendAndRead(deps: Deps, place: Place, deliveryId: string): Promise<HookDelivery> {
  await sendDelivery(deps, deliveryId)
  return requireOf(place, await deps.hookDeliveries.get(deliveryId), deliveryId)
}

async function requireHook({ eventHooks }: Pick<Deps, 'eventHooks'>, { workspaceId, hookId }: Place) {
  const hook = await eventHooks.get(workspaceId, hookId)
  if (!hook) throw new AppError('not_found', { message: `event hook ${hookId}` })
  return hook
}

function requireOf({ workspaceId, hookId }: Place, delivery: HookDelivery | null, id: string): HookDelivery {
  if (delivery?.workspaceId === workspaceId && delivery.hookId === hookId) return delivery
  throw new AppError('not_found', { message: `hook delivery ${id}` })
}
