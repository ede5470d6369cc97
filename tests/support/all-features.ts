import { ADMIN_FEATURES } from '../../web/src/app/admin-features.ts'
import { FEATURES } from '../../web/src/app/features.ts'

/** Every area of the client, those of admins with them. */
export const ALL_FEATURES = [...FEATURES, ...ADMIN_FEATURES]
