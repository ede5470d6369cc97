import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Owners of referral codes. Earlier codes of a person stay theirs. */
export const referralCodes: ServerCollection<[]> = {
  name: 'referralCodes',
  path: paths.referralCodes,
  id: 'code',
  deletion: { of: 'person', field: 'uid' },
}
