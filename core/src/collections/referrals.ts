import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** People who registered with another person's referral code. Their signals are only for admins. */
export const referrals: ServerCollection<[]> = {
  name: 'referrals',
  path: paths.referrals,
  id: 'uid',
  deletion: { of: 'person', field: 'uid' },
}
