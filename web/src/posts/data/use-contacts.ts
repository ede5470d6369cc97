import { useMemo } from 'react'
import type { Contact } from '@postwright/core/collections/contacts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { contactsQuery } from './contacts-query.ts'

/** The contact book of a workspace by name. Live. */
export function useContacts(workspaceId: string): LiveList<Contact> {
  const query = useMemo(() => contactsQuery(workspaceId), [workspaceId])
  return useLiveList(query)
}
