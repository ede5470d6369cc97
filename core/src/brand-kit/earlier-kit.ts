import type { z } from 'zod'
import { brandKitSchema } from '../model/brand-kit.ts'

/** Parts of a kit that affect texts. */
export const ruledKitSchema = brandKitSchema
  .pick({ channels: true, voice: true, hashtags: true, samples: true, strictness: true })
  .extend({ language: brandKitSchema.shape.language.default('') })

export type RuledKit = z.infer<typeof ruledKitSchema>

/** State of a kit before one change of its parts that affect texts. */
type Candidate = { day: string; kitRev: number; kit: RuledKit }

/** State of a kit after one write. */
export type WrittenKit = { rev: number; createdAt: number; updatedAt: number; kit: RuledKit }

/** Returns the state of the kit before a write; null for a write that changes none of it, or on the day on which the kit was made. */
export function toEarlierKit(before: WrittenKit | null, after: WrittenKit | null): Candidate | null {
  if (!before || !after || JSON.stringify(before.kit) === JSON.stringify(after.kit)) return null
  const day = dayOf(after.updatedAt)
  return day === dayOf(after.createdAt) ? null : { day, kitRev: before.rev, kit: before.kit }
}

/**
 * Returns whether a candidate replaces the known one: a later day replaces an earlier one, and on the same day the earliest revision is kept. The
 * result is the same for any order and any number of repeated writes.
 */
export function isFurther(candidate: Candidate, known: Candidate | null): boolean {
  if (known === null) return true
  if (candidate.day !== known.day) return candidate.day > known.day
  return candidate.kitRev < known.kitRev
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
