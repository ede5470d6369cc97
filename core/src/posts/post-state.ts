import type { Post } from '../model/post.ts'
import type { Lifecycle } from '../publishing/lifecycle.ts'
import { z } from 'zod'
import type { Variant } from '../model/variant.ts'
import { ownValue } from '../own-value.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'

/** The state of a post as shown to people: its lifecycle, refined by what is already published and what is due. */
export type PostState = Lifecycle | 'partly_published'

/**
 * Derives the state from the stored lifecycle, so no separate field is needed. Once its next delivery is due, a scheduled post counts as being
 * published, even in the seconds before a worker claims it.
 */
export function getPostState({ lifecycle, publishedAt, nextAt }: Facts, now: number): PostState {
  if (lifecycle !== 'scheduled' && lifecycle !== 'attention') return lifecycle
  if (lifecycle === 'scheduled' && nextAt !== null && nextAt <= now) return 'sending'
  return publishedAt === null ? lifecycle : 'partly_published'
}

type Facts = Pick<Post, 'lifecycle' | 'publishedAt' | 'nextAt'>

const factSchema = z.object({
  /** Plan and revision of the variant that has this state; an older revision never replaces a newer one. */
  generation: z.int(),
  rev: z.int(),
  state: variantStateSchema,
  /** In epoch milliseconds: the planned time, the time of the next delivery, and the time of publication. */
  planned: z.int().nullable(),
  due: z.int().nullable(),
  published: z.int().nullable(),
})

type VariantFact = z.infer<typeof factSchema>

/** Data that a post's lifecycle is derived from, stored with the post by variant id, so that not all variants have to be read when one changes. */
export const variantStatesSchema = z.object({
  /** Plan of the post for which the states are complete. */
  generation: z.int(),
  byVariant: z.record(z.string(), factSchema),
})

export type VariantStates = z.infer<typeof variantStatesSchema>

export function factOf({ generation, rev, state, scheduled, dueAt, publishedAt }: Variant): VariantFact {
  return { generation, rev, state, planned: scheduled.instant, due: dueAt, published: publishedAt }
}

/** Returns the states after a write to one variant; unchanged if a later write to it is already known. */
export function withVariant(states: VariantStates, variant: Variant): VariantStates {
  const known = ownValue(states.byVariant, variant.id)
  const { generation, rev } = variant
  if (known && (known.generation > generation || (known.generation === generation && known.rev > rev))) return states
  return { ...states, byVariant: { ...states.byVariant, [variant.id]: factOf(variant) } }
}

/** Returns the states in the format of `deriveLifecycle`. */
export function factsIn({ byVariant }: VariantStates) {
  return Object.values(byVariant).map(({ state, planned, due, published }) => ({
    state,
    scheduled: planned === null ? null : { instant: planned },
    dueAt: due,
    publishedAt: published,
  }))
}
