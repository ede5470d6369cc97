import { approvalRequests } from '@postwright/core/collections/approval-requests'
import { connections } from '@postwright/core/collections/connections'
import { eventHooks } from '@postwright/core/collections/event-hooks'
import { hookDeliveries } from '@postwright/core/collections/hook-deliveries'
import { paths } from '@postwright/core/paths'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import type { EventHookStore, HookDeliveryStore, HookSources } from '../domain/ports/event-hooks.ts'
import type { Clock } from '../domain/ports/world.ts'
import { entityOf } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createEventHookStore(refs: Refs, clock: Clock): EventHookStore {
  return {
    ...describedStore(refs, clock, eventHooks),
    listIn: async (tx, wid) => refs.rowsOf((await within(tx).get(refs.described(eventHooks, wid))).docs),
  }
}

export function createHookDeliveryStore(refs: Refs, clock: Clock): HookDeliveryStore {
  return {
    ...describedStore(refs, clock, hookDeliveries),

    // Not parsed, so that an unreadable document does not block the others.
    listDue: async (now, limit) => {
      const all = refs.db.collection(paths.hookDeliveries())
      const due = all.where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt')
      return (await due.limit(limit).select().get()).docs.map(({ id }) => id)
    },

    page: async ({ workspaceId, hookId, state }, after, limit) => {
      const ofHook = refs
        .described(hookDeliveries)
        .where('workspaceId', '==', workspaceId)
        .where('hookId', '==', hookId)
      const chosen = state === null ? ofHook : ofHook.where('state', '==', state)
      const ordered = chosen.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
      const from = after ? ordered.startAfter(Timestamp.fromMillis(after.createdAt), after.id) : ordered
      return refs.rowsOf((await from.limit(limit).get()).docs)
    },
  }
}

export function createHookSources(): HookSources {
  return {
    request: (id, fields) => fields && entityOf(approvalRequests, id, fields),
    connection: (id, fields) => fields && entityOf(connections, id, fields),
  }
}
