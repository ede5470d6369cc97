import type { z } from 'zod'
import { brandKitSchema } from '../model/brand-kit.ts'

/** What of a kit decides about texts. */
export const ruledKitSchema = brandKitSchema
  .pick({ channels: true, voice: true, hashtags: true, samples: true, strictness: true })
  .extend({ language: brandKitSchema.shape.language.default('') })

export type RuledKit = z.infer<typeof ruledKitSchema>

/** What a kit was before one change of what decides about texts. */
type Candidate = { day: string; kitRev: number; kit: RuledKit }

/** A kit as one write has left it. */
export type WrittenKit = { rev: number; createdAt: number; updatedAt: number; kit: RuledKit }

/** What a write says of the time before it; null for one that changes nothing of it, or on the day on which the kit was made. */
export function toEarlierKit(before: WrittenKit | null, after: WrittenKit | null): Candidate | null {
  if (!before || !after || JSON.stringify(before.kit) === JSON.stringify(after.kit)) return null
  const day = dayOf(after.updatedAt)
  return day === dayOf(after.createdAt) ? null : { day, kitRev: before.rev, kit: before.kit }
}

/**
 * Of two the one from before the latest day of changes: that of the later day, and of one day the earliest. Whatever order writes
 * are told in, and however often, the same is left.
 */
export function isFurther(candidate: Candidate, known: Candidate | null): boolean {
  if (known === null) return true
  if (candidate.day !== known.day) return candidate.day > known.day
  return candidate.kitRev < known.kitRev
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
