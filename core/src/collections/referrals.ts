import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** People who registered with a referral code of another person. Their signals are for admins. */
export const referrals: ServerCollection<[]> = {
  name: 'referrals',
  path: paths.referrals,
  id: 'uid',
  deletion: { of: 'person', field: 'uid' },
}
