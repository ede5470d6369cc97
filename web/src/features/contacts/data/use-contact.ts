import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { type Contact, contacts } from '@postwright/core/collections/contacts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** One contact, live. */
export function useContact(workspaceId: string, contactId: string): LiveDoc<Contact> {
  const ref = useMemo(() => doc(collectionRef(contacts, workspaceId), contactId), [workspaceId, contactId])
  return useLiveDoc(ref)
}
