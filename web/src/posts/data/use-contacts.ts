import { type Contact, contacts } from '@postwright/core/collections/contacts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { CONTACTS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the contacts of a workspace by name. Live. */
export function useContacts(workspaceId: string): LiveList<Contact> {
  return useLiveList(contactsQuery(workspaceId))
}

/** Returns the query for all contacts of a workspace by name: their maximum number fits on one page. */
function contactsQuery(workspaceId: string): Query<Contact> {
  return query(collectionRef(contacts, workspaceId), ...listOrder(contacts), limit(CONTACTS_MAX))
}
