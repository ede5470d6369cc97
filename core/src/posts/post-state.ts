import type { Post } from '../model/post.ts'
import type { Lifecycle } from '../publishing/lifecycle.ts'
import { z } from 'zod'
import type { Variant } from '../model/variant.ts'
import { ownValue } from '../own-value.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'

/** The state of a post as people see it: its lifecycle, told apart by what is published already and what is due. */
export type PostState = Lifecycle | 'partly_published'

/**
 * Derives the state from the stored lifecycle, so it needs no field of its own. From its time on a post is being published,
 * also in the seconds before a worker takes it.
 */
export function getPostState({ lifecycle, publishedAt, nextAt }: Facts, now: number): PostState {
  if (lifecycle !== 'scheduled' && lifecycle !== 'attention') return lifecycle
  if (lifecycle === 'scheduled' && nextAt !== null && nextAt <= now) return 'sending'
  return publishedAt === null ? lifecycle : 'partly_published'
}

type Facts = Pick<Post, 'lifecycle' | 'publishedAt' | 'nextAt'>

const factSchema = z.object({
  /** Plan and revision of the variant that has this state: a later one is never replaced by an earlier one. */
  generation: z.int(),
  rev: z.int(),
  state: variantStateSchema,
  /** Epoch milliseconds: what it is planned for, when its next delivery is due, and when it went out. */
  planned: z.int().nullable(),
  due: z.int().nullable(),
  published: z.int().nullable(),
})

type VariantFact = z.infer<typeof factSchema>

/** What the lifecycle of a post follows from, kept with the post by the ids of its variants: nobody has to read them all for one. */
export const variantStatesSchema = z.object({
  /** The plan of the post that they are complete for. */
  generation: z.int(),
  byVariant: z.record(z.string(), factSchema),
})

export type VariantStates = z.infer<typeof variantStatesSchema>

export function factOf({ generation, rev, state, scheduled, dueAt, publishedAt }: Variant): VariantFact {
  return { generation, rev, state, planned: scheduled.instant, due: dueAt, published: publishedAt }
}

/** The states with one variant as a write has left it; the same ones where a later write of it is known already. */
export function withVariant(states: VariantStates, variant: Variant): VariantStates {
  const known = ownValue(states.byVariant, variant.id)
  const { generation, rev } = variant
  if (known && (known.generation > generation || (known.generation === generation && known.rev > rev))) return states
  return { ...states, byVariant: { ...states.byVariant, [variant.id]: factOf(variant) } }
}

/** As `deriveLifecycle` takes them. */
export function factsIn({ byVariant }: VariantStates) {
  return Object.values(byVariant).map(({ state, planned, due, published }) => ({
    state,
    scheduled: planned === null ? null : { instant: planned },
    dueAt: due,
    publishedAt: published,
  }))
}
