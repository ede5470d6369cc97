import { CONTACT_MESSAGE_SCHEMA, contactMessageSchema } from '../model/contact-message.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const contactMessages = defineCollection({
  name: 'contactMessages',
  path: paths.contactMessages,
  id: 'id',
  schema: contactMessageSchema,
  version: CONTACT_MESSAGE_SCHEMA,
  read: { get: 'admins', list: 'admins' },
  order: { by: 'createdAt', direction: 'desc' },
  // Written without an account: an address that was typed proves no right to what was written under it.
  export: 'nothing',
  deletion: { of: 'address', field: 'email' },
})
