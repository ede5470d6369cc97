import { z } from 'zod'
import { contacts } from '@postwright/core/collections/contacts'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const { name, handles } = contacts.schema.shape

/** Editable fields of a contact. */
const contactDraftSchema = z.object({ name, handles })

export type ContactDraft = z.infer<typeof contactDraftSchema>

export const contactDrafts = describeDrafts(contacts, {
  schema: contactDraftSchema,
  titleOf: (contact) => contact.name,
  href: routes.contacts.href,
  words: { untitled: 'areas:contact.untitled', notCreated: 'areas:contact.notCreated' },
})
