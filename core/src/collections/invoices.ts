import { INVOICE_SCHEMA, invoiceSchema } from '../model/invoice.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const invoices = defineCollection({
  name: 'invoices',
  path: paths.invoices,
  id: 'id',
  about: [
    'Admins read all invoices; people read their own through the API. Tax law requires that they are kept.',
    'Deleting an account removes its name and address from them.',
  ],
  schema: invoiceSchema,
  version: INVOICE_SCHEMA,
  read: { get: 'admins', list: 'admins' },
  export: 'nothing',
  deletion: 'renamed',
})
