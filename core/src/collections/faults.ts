import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Switches that stop the worker at one point of one delivery; only in local builds. */
export const faults: ServerCollection<[]> = {
  name: 'faults',
  path: paths.faults,
  id: 'variantId',
  deletion: { of: 'variant' },
}
