import type { ReviewAct, ReviewLink } from '@postwright/core/model/review-link'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import type { CommentSubjectKind } from '@postwright/core/model/comment-subject'
import type { Comment } from '@postwright/core/model/comment'
import type { Idea } from '@postwright/core/collections/ideas'
import type { PostVersion } from '@postwright/core/collections/post-versions'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'

export type ReviewLinkStore = Pick<
  Documents<ReviewLink, InWorkspace>,
  'get' | 'getIn' | 'createIn' | 'saveIn' | 'updateIn'
> & {
  /** Counts the unexpired review links of a workspace. */
  countOpenIn: (tx: Tx, wid: string, now: number) => Promise<number>
}

export type ReviewActStore = Pick<Documents<ReviewAct, InWorkspace>, 'getIn' | 'createIn'>

/** Logs of a workspace, latest first: at most `limit` of each, no later than `before`. */
export type ActivityStore = {
  steps: (wid: string, page: ActivityPage & { steps: readonly PublishStep[] }) => Promise<PublishLogEntry[]>
  audit: (wid: string, page: ActivityPage) => Promise<AuditEntry[]>
  acts: (wid: string, page: ActivityPage) => Promise<ReviewAct[]>
  comments: (wid: string, page: ActivityPage) => Promise<Comment[]>
  /** Returns the texts of posts and series and the names of other subjects by ID; empty for missing and unreadable ones. */
  titles: (wid: string, subjects: readonly ActivitySubject[]) => Promise<ReadonlyMap<string, string>>
}

/** Subject of an entry in the activity log. */
export type ActivitySubject = { kind: CommentSubjectKind; id: string }

/** Logs of one post, with the events before its plan and after its publication. */
export type PostHistoryStore = {
  steps: (
    wid: string,
    postId: string,
    page: ActivityPage & { steps: readonly PublishStep[] },
  ) => Promise<PublishLogEntry[]>
  acts: (wid: string, postId: string, page: ActivityPage) => Promise<ReviewAct[]>
  versions: (wid: string, postId: string, page: ActivityPage) => Promise<Omit<PostVersion, 'draft'>[]>
  /** Returns the idea that the post was created from. */
  idea: (wid: string, postId: string) => Promise<Idea | null>
  metrics: (wid: string, postId: string) => Promise<PublicationMetrics[]>
}

export type ActivityPage = { before: number; limit: number }

export type ApprovalRequestStore = Pick<
  Documents<ApprovalRequest, InWorkspace>,
  'get' | 'getIn' | 'saveIn' | 'deleteIn'
> & {
  /** Lists the IDs of posts with an open request in a workspace, latest first. */
  listOpen: (wid: string, limit: number) => Promise<string[]>
  /** Lists the requests of all workspaces whose reminder is due. */
  listDue: (until: number, limit: number) => Promise<{ workspaceId: string; postId: string }[]>
}
