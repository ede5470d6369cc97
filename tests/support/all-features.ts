import { ADMIN_FEATURES } from '../../web/src/app/admin-features.ts'
import { FEATURES } from '../../web/src/app/features.ts'

/** All features of the client, including those for admins. */
export const ALL_FEATURES = [...FEATURES, ...ADMIN_FEATURES]
