import { LEDGER_ENTRY_SCHEMA, ledgerEntrySchema } from '../model/ledger.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const ledgerEntries = defineCollection({
  name: 'ledgerEntries',
  path: paths.ledgerEntries,
  id: 'id',
  about: [
    'The API gives a person their own. They are kept as tax law asks and hold no name: a person is a uid in them.',
  ],
  schema: ledgerEntrySchema,
  version: LEDGER_ENTRY_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
