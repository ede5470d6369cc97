import { useQueryClient } from '@tanstack/react-query'
import {
  ADMIN_REQUESTS_PAGE_MAX,
  approveAdminRequest,
  listAdminRequests,
  refuseAdminRequest,
  withdrawAdminRequest,
} from '@postwright/core/api/admin-requests'
import type { AdminRequest } from '@postwright/core/model/admin-request'
import { call } from '@/lib/api-client.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'

const KEY = 'admin-requests'
export type RequestListKind = 'waiting' | 'closed'
/** A request with the names of its users. A name is null for a deleted account; `decider` is also null before a decision. */
export type NamedRequest = AdminRequest & {
  person: string | null
  asker: string | null
  decider: string | null
  hasSecondAdmin: boolean
}

export function useAdminRequests(of: RequestListKind) {
  return usePagedRead<NamedRequest, string>(
    {
      key: ['admin', KEY, of],
      async read({ after }) {
        const page = await call(listAdminRequests, { of, ...(after !== null && { after }) })
        const names = new Map(page.people.map(({ id, fullName, email }) => [id, `${fullName} (${email})`]))
        const nameOf = (uid: string | null) => (uid === null ? null : (names.get(uid) ?? null))
        const data = page.requests.map((request) => ({
          ...request,
          person: nameOf(request.personUid),
          asker: nameOf(request.askedBy),
          decider: nameOf(request.decidedBy),
          hasSecondAdmin: page.hasSecondAdmin,
        }))
        return { data, unreadable: 0, endCursor: page.after }
      },
    },
    ADMIN_REQUESTS_PAGE_MAX,
  )
}

/** Returns a function that reloads requests and effects after a change. */
export function useRequestsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['admin', KEY] })
}

export type Decision = { kind: 'approve' | 'withdraw' } | { kind: 'refuse'; note: string }

/** @throws ApiError, including `reauthentication_required` */
export async function decideRequest({ id: requestId, rev }: AdminRequest, decision: Decision): Promise<void> {
  if (decision.kind === 'approve') await call(approveAdminRequest, { requestId, rev })
  if (decision.kind === 'withdraw') await call(withdrawAdminRequest, { requestId, rev })
  if (decision.kind === 'refuse') await call(refuseAdminRequest, { requestId, rev, note: decision.note })
}
