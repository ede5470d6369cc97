import { MAIL_SCHEMA, mailSchema } from '../model/mail.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const mails = defineCollection({
  name: 'mails',
  path: paths.mails,
  id: 'id',
  schema: mailSchema,
  version: MAIL_SCHEMA,
  read: { get: 'server', list: 'server' },
  // Outbox of the product; the status of an invite's mail is in the invite.
  export: 'nothing',
  deletion: { of: 'workspace', field: 'workspaceId' },
})
