import { doc, limit, orderBy, query, where, type Query } from 'firebase/firestore'
import { approvalRequests } from '@postwright/core/collections/approval-requests'
import { approvePosts as approvePostsContract } from '@postwright/core/api/approvals'
import { APPROVALS_AT_ONCE } from '@postwright/core/model/approval'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { OutputOf } from '@postwright/core/endpoint'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import { call } from '@/lib/api-client.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList } from '@/lib/live/use-live.ts'

export type RequestList = 'waiting' | 'sent' | 'decided'

/** Returns the query for requests of a workspace, newest first: pending requests, requests of one user, or decided requests. */
export function requestsQuery(workspaceId: string, list: RequestList, uid: string): Query<ApprovalRequest> {
  const requests = collectionRef(approvalRequests, workspaceId)
  switch (list) {
    case 'waiting':
      return query(requests, where('state', '==', 'open'), orderBy('requestedAt', 'desc'))
    case 'sent':
      return query(requests, where('requestedBy', '==', uid), orderBy('requestedAt', 'desc'))
    case 'decided':
      return query(requests, where('state', 'in', ['approved', 'returned']), orderBy('decidedAt', 'desc'))
  }
}

/** Returns the request of a post, live. */
export function useApprovalRequest(workspaceId: string, postId: string) {
  return useLiveDoc(doc(collectionRef(approvalRequests, workspaceId), postId))
}

/** Returns the publications of a request's post, live. */
export function usePublicationsOf(workspaceId: string, postId: string) {
  return useLiveList(query(refs.variants(workspaceId), where('postId', '==', postId), limit(LIST_LIMIT_MAX)))
}

type Results = OutputOf<typeof approvePostsContract>['results']

/**
 * Approves requests as shown on the screen, in batches.
 * @throws ApiError if a call fails as a whole; earlier approvals are kept
 */
export async function approveRequests(
  workspaceId: string,
  requests: readonly ApprovalRequest[],
  onProgress: (done: number) => void,
): Promise<Results> {
  const results: Results = []
  for (let from = 0; from < requests.length; from += APPROVALS_AT_ONCE) {
    const reviews = requests.slice(from, from + APPROVALS_AT_ONCE).map(({ postId, seen }) => ({ postId, seen }))
    results.push(...(await call(approvePostsContract, { workspaceId, reviews })).results)
    onProgress(results.length)
  }
  return results
}
