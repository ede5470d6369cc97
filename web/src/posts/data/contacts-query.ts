import { limit, query, type Query } from 'firebase/firestore'
import { type Contact, contacts } from '@postwright/core/collections/contacts'
import { CONTACTS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** All contacts of a workspace by name: there are no more than one page can hold. */
export function contactsQuery(workspaceId: string): Query<Contact> {
  return query(collectionRef(contacts, workspaceId), ...listOrder(contacts), limit(CONTACTS_MAX))
}
