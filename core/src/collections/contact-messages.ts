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
  // Written without an account: a typed address does not prove a right to the messages sent with it.
  export: 'nothing',
  deletion: { of: 'address', field: 'email' },
})
