import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import type { Clock } from '../ports/world.ts'
import type { FrozenPart } from './freeze-content.ts'
import type { Change } from './plan.ts'
import { cancelVariant, planVariant, replanVariant, replanWaiting } from './plan-variant.ts'

type PartsPlan = Omit<Parameters<typeof planVariant>[1], 'content' | 'part'> & {
  parts: readonly FrozenPart[]
  /** Parts of the channel that were planned before. */
  existing: readonly Variant[]
  isSameOnChannel: boolean
}

/**
 * Plans the parts that follow a post on one channel: each waits until the previous part is published. Published parts stay unchanged, and stored
 * parts that are not in the plan are cancelled.
 */
export function planParts(clock: Clock, { parts, existing, ...plan }: PartsPlan): Change[] {
  const planned = parts.flatMap((part): Change[] => {
    const before = existing.find(({ partIndex }) => partIndex === part.index)
    if (before?.state === 'published') return []
    const isFollowed = part.index < parts.length
    const variant = before
      ? waiting(clock, before, { ...plan, part, isFollowed })
      : planVariant(clock, { ...plan, ...part, part, isFollowed })
    return [{ step: 'schedule', variant }]
  })
  const gone = existing.filter(({ partIndex }) => !parts.some(({ index }) => index === partIndex))
  const dropped = gone.flatMap((variant): Change[] => {
    const cancelled = cancelVariant(clock, variant, plan.generation)
    return cancelled ? [{ step: 'cancel', variant: cancelled }] : []
  })
  return [...planned, ...dropped]
}

type Again = Omit<PartsPlan, 'parts' | 'existing'> & { part: FrozenPart; isFollowed: boolean }

/** Plans a part again. It waits like a new one, unless an earlier call of it is unresolved: that call is reconciled first. */
function waiting(clock: Clock, before: Variant, { part, connection, ...plan }: Again): Variant {
  const { content, kind } = part
  const { handle, mode } = connection
  const again = { ...plan, content, handle, mode }
  if (mayBePublished(before)) return replanVariant(clock, before, again)
  return { ...replanWaiting(clock, before, again), partKind: kind }
}
