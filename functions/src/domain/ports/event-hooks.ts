import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Connection } from '@postwright/core/model/connection'
import type { EventHook, HookDelivery, HookDeliveryState, HookProblem } from '@postwright/core/model/event-hook'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { TtlCache } from './world.ts'

export type EventHookStore = Pick<
  Documents<EventHook, InWorkspace>,
  'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  listIn: (tx: Tx, wid: string) => Promise<EventHook[]>
}

/** Webhooks of a workspace, and the time at which their read started. */
export type HookList = { readAt: number; hooks: readonly EventHook[] }

/** Cursor of a webhook's deliveries: the next page starts after this one. */
export type DeliveryPlace = { id: string; createdAt: number }

/** Outbox of webhooks. */
export type HookDeliveryStore = Pick<
  Documents<HookDelivery>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Lists the IDs of deliveries that are due to be sent or taken over, oldest first. */
  listDue: (now: number, limit: number) => Promise<string[]>
  /** Returns a page of a webhook's deliveries, latest first. */
  page: (
    of: { workspaceId: string; hookId: string; state: HookDeliveryState | null },
    after: DeliveryPlace | null,
    limit: number,
  ) => Promise<HookDelivery[]>
}

/** `problem`: null when the receiver has accepted the event. */
export type HookOutcome = { problem: HookProblem | null; status: number | null; answer: string }

export type HookSender = {
  /** @throws `address_refused`, `address_unreachable` */
  check: (address: string) => Promise<void>
  /** Signs an event with every key and sends it once. */
  send: (event: { address: string; keys: readonly string[]; id: string; body: string }) => Promise<HookOutcome>
}

/** Parsers for the document fields in a trigger's event; they return null for missing or unreadable documents. */
export type HookSources = {
  request: (id: string, fields: Record<string, unknown> | null) => ApprovalRequest | null
  connection: (id: string, fields: Record<string, unknown> | null) => Connection | null
}

export type EventHooks = {
  eventHooks: EventHookStore
  /** Webhooks of workspaces cached for events, by workspace ID. */
  hookLists: TtlCache<HookList>
  hookDeliveries: HookDeliveryStore
  hookSender: HookSender
  hookSources: HookSources
}
