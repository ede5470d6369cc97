import type { listMembers } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'

type ListedMember = OutputOf<typeof listMembers>['members'][number]

/** A member as `listMembers` returns it. */
export function makeListedMember(fields: Pick<ListedMember, 'uid' | 'fullName'> & Partial<ListedMember>): ListedMember {
  return { role: 'editor', joinedAt: 0, channelIds: null, isSuspended: false, ...fields }
}
