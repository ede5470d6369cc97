import type { AdminRequest } from '@postwright/core/model/admin-request'
import type { Documents } from './documents.ts'

/** Place of a request in a list. */
export type AdminRequestPlace = Pick<AdminRequest, 'closesAt' | 'id'>
type Page = { now: number; after: AdminRequestPlace | null; limit: number }

export type AdminRequestStore = Pick<Documents<AdminRequest>, 'get' | 'getIn' | 'saveIn' | 'updateIn'> & {
  /** Requests that close after `now`, the next to expire first. */
  listWaiting: (page: Page) => Promise<AdminRequest[]>
  /** Decided and expired requests, the latest first. */
  listClosed: (page: Page) => Promise<AdminRequest[]>
}
