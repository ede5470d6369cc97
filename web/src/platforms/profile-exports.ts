import { INSTAGRAM_EXPORT } from './instagram/profile-export.ts'
import { LINKEDIN_EXPORT } from './linkedin/profile-export.ts'
import type { ProfileExport } from './profile-export.ts'
import { X_EXPORT } from './x/profile-export.ts'

/** Networks whose data exports contain a readable profile. */
export const PROFILE_EXPORTS: readonly ProfileExport[] = [INSTAGRAM_EXPORT, LINKEDIN_EXPORT, X_EXPORT]
