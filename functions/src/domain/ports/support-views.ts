import type { Notification } from '@postwright/core/model/notification'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import type { SupportView } from '@postwright/core/model/support-view'
import type { Documents, OfPerson } from './documents.ts'
import type { Tx } from './transaction.ts'

export type SupportViewStore = Pick<Documents<SupportView, OfPerson>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** The latest ones of a person first. */
  listLatest: (uid: string, limit: number) => Promise<SupportView[]>
  listLatestIn: (tx: Tx, uid: string, limit: number) => Promise<SupportView[]>
}

/** Pages of an account for a view of it. */
export type ViewedAccountStore = {
  channels: (wid: string, limit: number) => Promise<Connection[]>
  /** Planned posts from the latest on, then drafts; after a post, if it is still there. */
  posts: (wid: string, page: { after: string | null; limit: number }) => Promise<Post[]>
  notifications: (uid: string, limit: number) => Promise<Notification[]>
}
