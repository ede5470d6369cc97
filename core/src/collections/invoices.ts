import { INVOICE_SCHEMA, invoiceSchema } from '../model/invoice.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const invoices = defineCollection({
  name: 'invoices',
  path: paths.invoices,
  id: 'id',
  about: [
    'The API lists a person their own. They are kept as tax law asks; deleting the account takes out name and address.',
  ],
  schema: invoiceSchema,
  version: INVOICE_SCHEMA,
  read: { get: 'admins', list: 'admins' },
  export: 'nothing',
  deletion: 'renamed',
})
