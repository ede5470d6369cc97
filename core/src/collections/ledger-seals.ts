import { LEDGER_SEAL_SCHEMA, ledgerSealSchema } from '../model/ledger.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const ledgerSeals = defineCollection({
  name: 'ledgerSeals',
  path: paths.ledgerSeals,
  id: 'id',
  about: ['The server seals the heads that it has checked, to detect entries that change later.'],
  schema: ledgerSealSchema,
  version: LEDGER_SEAL_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
