import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The last number of each series of invoices. */
export const invoiceCounters: ServerCollection<[]> = {
  name: 'invoiceCounters',
  path: paths.invoiceCounters,
  id: 'series',
  deletion: 'kept',
}
