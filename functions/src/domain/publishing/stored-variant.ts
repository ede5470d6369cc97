import type { Deps } from '../../deps.ts'

/** A variant as it was read, and what a conditional write of it needs. */
export type StoredVariant = NonNullable<Awaited<ReturnType<Deps['variants']['read']>>>

/** The author of everything that no person did. */
export const SCHEDULER = 'scheduler'
