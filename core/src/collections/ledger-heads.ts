import { LEDGER_HEAD_SCHEMA, ledgerHeadSchema } from '../model/ledger.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const ledgerHeads = defineCollection({
  name: 'ledgerHeads',
  path: paths.ledgerHeads,
  id: 'uid',
  about: ['The server stores the last entry of each person, so that the next one can be chained to it.'],
  schema: ledgerHeadSchema,
  version: LEDGER_HEAD_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
