import { AUDIT_SEAL_SCHEMA, auditSealSchema } from '../model/audit-seal.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const auditSeals = defineCollection({
  name: 'auditSeals',
  path: paths.auditSeals,
  id: 'id',
  about: ['The server seals entries of the audit log, to detect entries that change later.'],
  schema: auditSealSchema,
  version: AUDIT_SEAL_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
