import { peopleOf } from '../audit/audit-subject.ts'
import { AUDIT_SCHEMA, auditEntrySchema } from '../model/audit-entry.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const auditLog = defineCollection({
  name: 'auditLog',
  path: paths.auditLog,
  id: 'id',
  schema: auditEntrySchema,
  version: AUDIT_SCHEMA,
  migrations: [
    {
      fields: ['people'],
      up: (fields) => {
        const named = auditEntrySchema
          .pick({ action: true, actorUid: true, subject: true, facts: true })
          .safeParse(fields)
        return { people: named.success ? peopleOf(named.data) : [] }
      },
    },
  ],
  read: { get: 'admins', list: 'admins' },
  order: { by: 'createdAt', direction: 'desc' },
  // The log is the operator's record, and also names other people.
  export: 'nothing',
  deletion: 'renamed',
})
