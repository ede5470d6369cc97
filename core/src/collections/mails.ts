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
  // They are the outbox of the product; an invite says what became of its mail.
  export: 'nothing',
  deletion: { of: 'workspace', field: 'workspaceId' },
})
