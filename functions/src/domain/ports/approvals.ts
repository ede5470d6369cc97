import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Documents, InWorkspace } from './documents.ts'

export type ApprovalRequestStore = Pick<
  Documents<ApprovalRequest, InWorkspace>,
  'get' | 'getIn' | 'saveIn' | 'deleteIn'
> & {
  /** The posts of open requests of a workspace, the latest first. */
  listOpen: (wid: string, limit: number) => Promise<string[]>
  /** The requests of all workspaces whose reminder is due. */
  listDue: (until: number, limit: number) => Promise<{ workspaceId: string; postId: string }[]>
}
