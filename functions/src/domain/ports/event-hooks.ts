import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Connection } from '@postwright/core/model/connection'
import type { EventHook, HookDelivery, HookDeliveryState, HookProblem } from '@postwright/core/model/event-hook'
import type { Documents, InWorkspace, Tx } from './documents.ts'

export type EventHookStore = Pick<
  Documents<EventHook, InWorkspace>,
  'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  listIn: (tx: Tx, wid: string) => Promise<EventHook[]>
}

/** A page of a webhook's deliveries begins after this one. */
export type DeliveryPlace = { id: string; createdAt: number }

/** The outbox of webhooks. */
export type HookDeliveryStore = Pick<
  Documents<HookDelivery>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Ids of deliveries that are to be sent or taken over by now, the oldest first. */
  listDue: (now: number, limit: number) => Promise<string[]>
  /** The latest first. */
  page: (
    of: { workspaceId: string; hookId: string; state: HookDeliveryState | null },
    after: DeliveryPlace | null,
    limit: number,
  ) => Promise<HookDelivery[]>
}

/** `problem`: null when the receiver has taken the event. */
export type HookOutcome = { problem: HookProblem | null; status: number | null; answer: string }

export type HookSender = {
  /** @throws `address_refused`, `address_unreachable` */
  check: (address: string) => Promise<void>
  /** Signs an event with every key and sends it once. */
  send: (event: { address: string; keys: readonly string[]; id: string; body: string }) => Promise<HookOutcome>
}

/** Reads documents from the fields that a trigger carries; null for what is not there or cannot be read. */
export type HookSources = {
  request: (id: string, fields: Record<string, unknown> | null) => ApprovalRequest | null
  connection: (id: string, fields: Record<string, unknown> | null) => Connection | null
}

/** Webhooks, what is to be sent to them, and how. */
export type EventHooks = {
  eventHooks: EventHookStore
  hookDeliveries: HookDeliveryStore
  hookSender: HookSender
  hookSources: HookSources
}
