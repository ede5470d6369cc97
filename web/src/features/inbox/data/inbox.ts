import { query, where, type Query } from 'firebase/firestore'
import { settleContactMessage } from '@postwright/core/api/contact'
import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { InputOf } from '@postwright/core/endpoint'
import type { ContactMessage, ContactStatus } from '@postwright/core/model/contact-message'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { useAdminList } from '@/session/use-admin-list.ts'

/** Returns the query of contact form messages with one status, newest first. */
function inboxQuery(status: ContactStatus): Query<ContactMessage> {
  return query(collectionRef(contactMessages), where('status', '==', status), ...listOrder(contactMessages))
}

/** Returns the messages of one status, live, one page at a time. */
export function useInbox({ status, size }: { status: ContactStatus; size: number }): PagedList<ContactMessage> {
  return useAdminList(inboxQuery(status), size)
}

/**
 * Changes the status of a message.
 * @returns the message's new revision
 * @throws ApiError, `stale_revision` when another admin changed it meanwhile
 */
export async function settleMessage(input: InputOf<typeof settleContactMessage>): Promise<number> {
  return (await call(settleContactMessage, input)).rev
}
