import { LEDGER_ENTRY_SCHEMA, ledgerEntrySchema } from '../model/ledger.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const ledgerEntries = defineCollection({
  name: 'ledgerEntries',
  path: paths.ledgerEntries,
  id: 'id',
  about: [
    'The server writes entries; people read their own through the API. Tax law requires that they are kept.',
    'They contain no names, only the uid of the person.',
  ],
  schema: ledgerEntrySchema,
  version: LEDGER_ENTRY_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
