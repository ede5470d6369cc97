import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Terms of the referral program, set by an admin. */
export const referralPrograms: ServerCollection<[]> = {
  name: 'referralPrograms',
  path: paths.referralPrograms,
  id: 'id',
  deletion: 'kept',
}
