import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import { asSeen } from '../approvals.ts'
import { makeBase } from './document-base.ts'
import { makeVariant } from './variant.ts'

/** An open request of Ben for the publication of a post (`p1`, `p2` …) on one channel; set only the fields that the test is about. */
export function makeRequest(postId: string, fields: Partial<ApprovalRequest> = {}): ApprovalRequest {
  const variant = makeVariant({ postId })
  return {
    ...makeBase(postId),
    postId,
    state: 'open',
    requestedBy: 'ben',
    requestedAt: 1_790_000_000_000 + Number(postId.slice(1)),
    dueAt: null,
    askedUids: [],
    message: '',
    needed: ['internal'],
    seen: asSeen([variant]),
    excerpt: `Words of ${postId}`,
    channels: [{ connectionId: 'channel1', platform: 'sandbox', handle: 'practice.sandbox' }],
    plannedFor: variant.scheduled.instant,
    remindersSent: 0,
    reminderAt: null,
    decidedAt: null,
    decisions: [],
    ...fields,
  }
}
