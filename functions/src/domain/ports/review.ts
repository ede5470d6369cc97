import type { ReviewAct, ReviewLink } from '@postwright/core/model/review-link'
import type { Documents, InWorkspace } from './documents.ts'
import type { Tx } from './transaction.ts'

export type ReviewLinkStore = Pick<
  Documents<ReviewLink, InWorkspace>,
  'get' | 'getIn' | 'createIn' | 'saveIn' | 'updateIn'
> & {
  /** How many are not over yet; the transaction fails where one is added meanwhile. */
  countOpenIn: (tx: Tx, wid: string, now: number) => Promise<number>
}

export type ReviewActStore = Pick<Documents<ReviewAct, InWorkspace>, 'getIn' | 'createIn'>
