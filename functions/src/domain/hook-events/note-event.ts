import {
  type EventHook,
  HOOK_BODY_MAX,
  HOOK_DELIVERY_KEPT,
  type HOOK_TEST_EVENT,
  type HookDelivery,
  type HookEvent,
} from '@postwright/core/model/event-hook'
import { SCHEDULER } from '../caller.ts'
import { hashId } from '../hashes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { Clock } from '../ports/world.ts'

/** Maximum age of a reported event. Older events that are written again, such as in restored data, are not reported. */
const NEWS_FOR = 3 * 24 * 60 * 60_000

/** `eventId` is derived from the event, so an event that is detected twice has the same ID. */
export type Happened = {
  workspaceId: string
  event: HookEvent | typeof HOOK_TEST_EVENT
  eventId: string
  at: number
  data: Readonly<Record<string, unknown>>
}

/** Time for which a process reuses the webhooks that it has read of a workspace. */
export const HOOK_LIST_KEPT = 10_000

type NoteDeps = Pick<Deps, 'clock' | 'transact' | 'hookLists'> & {
  eventHooks: Pick<Deps['eventHooks'], 'list' | 'getIn'>
  hookDeliveries: Pick<Deps['hookDeliveries'], 'getIn' | 'createIn'>
}

/**
 * Puts an event into the outbox of each webhook that subscribes to it, once, even if it is detected late or repeatedly. A webhook gets every event
 * that happens after it was added, changed or resumed. One that was deleted or paused gets none from then on: it is read again here and when the
 * delivery is sent.
 */
export async function noteEvent(deps: NoteDeps, happened: Happened): Promise<void> {
  if (deps.clock.now() - happened.at > NEWS_FOR) return
  const { workspaceId } = happened
  for (const hook of (await listHooks(deps, happened)).filter((each) => isFor(each, happened))) {
    const delivery = newDelivery(deps.clock, hook.id, happened)
    await deps.transact(async (tx) => {
      const [current, known] = await Promise.all([
        deps.eventHooks.getIn(tx, workspaceId, hook.id),
        deps.hookDeliveries.getIn(tx, delivery.id),
      ])
      if (current && !known && isFor(current, happened)) deps.hookDeliveries.createIn(tx, delivery)
    })
  }
}

/**
 * Returns the webhooks of the workspace as they were after the event, from a list that is at most `HOOK_LIST_KEPT` old. Events of many documents that
 * are written together share one read.
 */
async function listHooks(
  { eventHooks, hookLists, clock }: NoteDeps,
  { workspaceId, at }: Happened,
): Promise<readonly EventHook[]> {
  const read = async () => ({ readAt: clock.now(), hooks: await eventHooks.list(workspaceId) })
  const known = await hookLists(workspaceId, read)
  if (known.readAt > at) return known.hooks
  hookLists.forget(workspaceId)
  return (await hookLists(workspaceId, read)).hooks
}

export type HookNewsDeps = Pick<Deps, 'clock'> & {
  eventHooks: Pick<Deps['eventHooks'], 'listIn'>
  hookDeliveries: Pick<Deps['hookDeliveries'], 'getIn' | 'createIn'>
}

/** Plans the outbox writes within a transaction: it reads, and the returned function writes. */
export async function readHookNews(deps: HookNewsDeps, tx: Tx, happened: Happened | null): Promise<() => void> {
  const hooks = happened ? await deps.eventHooks.listIn(tx, happened.workspaceId) : []
  const wanted = hooks.flatMap((hook) =>
    happened && isFor(hook, happened) ? [newDelivery(deps.clock, hook.id, happened)] : [],
  )
  const known = await Promise.all(wanted.map(({ id }) => deps.hookDeliveries.getIn(tx, id)))
  const fresh = wanted.filter((_, at) => known[at] === null)
  return () => {
    for (const delivery of fresh) deps.hookDeliveries.createIn(tx, delivery)
  }
}

/** Returns whether a webhook receives an event. While it is paused it receives nothing, not even later. */
function isFor({ pausedFor, events }: EventHook, { event }: Pick<Happened, 'event'>): boolean {
  return pausedFor === null && events.some((each) => each === event)
}

/** @throws RangeError for a body that is too large: callers must shorten the data */
export function newDelivery(
  clock: Clock,
  hookId: string,
  { workspaceId, event, eventId, at, data }: Happened,
): HookDelivery {
  const body = JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data })
  if (body.length > HOOK_BODY_MAX) throw new RangeError(`the body of ${eventId} has ${body.length} characters`)
  const id = hashId([hookId, eventId])
  const base = newDocument(clock, { id, schema: 1, createdBy: SCHEDULER })
  return {
    ...base,
    workspaceId,
    hookId,
    event,
    eventId,
    happenedAt: at,
    body,
    state: 'waiting',
    attempts: 0,
    dueAt: base.createdAt,
    problem: null,
    status: null,
    answer: '',
    sentAt: null,
    took: null,
    expiresAt: base.createdAt + HOOK_DELIVERY_KEPT,
  }
}
