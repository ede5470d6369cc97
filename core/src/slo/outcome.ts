import type { PublishOutcome, PublishStep } from '../model/publish-log-entry.ts'
import type { Variant } from '../model/variant.ts'
import type { PublishErrorKind } from '../publishing/publish-error.ts'
import type { VariantState } from '../publishing/variant-state.ts'
import { dayOf } from '../time/utc-day.ts'

/** Failures that only the user can resolve, in their account or content. They do not count as failures of the service. */
const OF_PEOPLE: ReadonlySet<PublishErrorKind> = new Set<PublishErrorKind>([
  'token_expired',
  'permission',
  'not_permitted',
  'reply_refused',
  'finish_in_app',
  'media_format',
  'content_policy',
  'duplicate',
  'quota',
  'disconnected',
  'paused',
  'archived',
  'approval',
  'thread_broken',
])

/** Returns whether only the user can resolve a failure or hold of this kind, in their account or content. */
export function isOfPeople(kind: PublishErrorKind): boolean {
  return OF_PEOPLE.has(kind)
}

/**
 * Returns the outcome of a publication for the objective, if a worker's step settled it; null for all other steps. Later parts of a thread follow
 * their first post, and assisted posts are published by people: neither counts. A publication found after it was given up was already counted at
 * that time. A post held by users is due from its release.
 */
export function findOutcome(
  variant: Pick<Variant, 'partIndex' | 'mode' | 'publishedAt' | 'scheduled' | 'releasedAt' | 'error'>,
  { step, before, now }: { step: PublishStep; before: VariantState; now: number },
): PublishOutcome | null {
  if (variant.partIndex > 0 || variant.mode !== 'direct' || before === 'unconfirmed') return null
  const expectedAt = Math.max(variant.scheduled.instant, variant.releasedAt ?? 0)
  const late = Math.max(0, (variant.publishedAt ?? now) - expectedAt)
  if (step === 'confirm') return { day: dayOf(now), kind: 'published', late }
  const isMissed = step === 'lose' || (step === 'refuse' && !(variant.error && isOfPeople(variant.error.kind)))
  return isMissed ? { day: dayOf(now), kind: 'missed', late } : null
}
