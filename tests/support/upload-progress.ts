import type { UploadProgress } from '../../functions/src/domain/ports.ts'

/** A delivery that begins anew and keeps nothing. */
export const FROM_NOTHING: UploadProgress = { uploads: [], keep: () => Promise.resolve() }
