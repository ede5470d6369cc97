import { z } from 'zod'
import { CONTACT_HANDLES_MAX, CONTACT_HANDLE_MAX, CONTACT_NAME_MAX, CONTACTS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { platformSchema } from '../platforms/platform.ts'
import { oneLine } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** Name of a contact on one network as used in a post there, without the leading character, such as `@`. */
const contactHandleSchema = z.object({
  platform: platformSchema,
  handle: oneLine(CONTACT_HANDLE_MAX).regex(/^[^\s@][^\s]*$/u),
})

/** A person or company that posts mention, `workspaces/{wid}/contacts/{id}`. */
const contactSchema = documentBase.extend({
  name: oneLine(CONTACT_NAME_MAX),
  handles: z.array(contactHandleSchema).max(CONTACT_HANDLES_MAX),
})

export type Contact = z.infer<typeof contactSchema>

export const contacts = defineCollection({
  name: 'contacts',
  path: paths.contacts,
  id: 'id',
  schema: contactSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: ['name', 'handles'],
    bySizeOnly: ['handles'],
    removable: false,
  },
  order: { by: 'name', direction: 'asc' },
  cap: CONTACTS_MAX,
  export: 'whole',
  deletion: 'below',
})
