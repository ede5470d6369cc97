import type { Tx } from './transaction.ts'

/** What plans limit, where no other store counts it, and who has a plan. */
export type PlanUsageStore = {
  /** Channels of a workspace that are not disconnected. */
  countChannelsIn: (tx: Tx, wid: string) => Promise<number>
  /** Posts of a workspace that wait for their time. */
  countScheduledIn: (tx: Tx, wid: string) => Promise<number>
  countSubscribers: (planId: string, version: number) => Promise<number>
  /** The uids of people with any version of a plan, in no order. */
  listSubscribers: (planId: string, limit: number) => Promise<string[]>
  /** The uids of people, in no order. */
  listPeople: (limit: number) => Promise<string[]>
}
