import { AUDIT_SEAL_SCHEMA, auditSealSchema } from '../model/audit-seal.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const auditSeals = defineCollection({
  name: 'auditSeals',
  path: paths.auditSeals,
  id: 'id',
  about: ['Entries of the audit log as they were sealed.'],
  schema: auditSealSchema,
  version: AUDIT_SEAL_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
