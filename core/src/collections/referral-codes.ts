import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Owners of referral codes. A person keeps their earlier codes. */
export const referralCodes: ServerCollection<[]> = {
  name: 'referralCodes',
  path: paths.referralCodes,
  id: 'code',
  deletion: { of: 'person', field: 'uid' },
}
