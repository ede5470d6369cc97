import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import { sameChannels, sameMedia } from '@/publishing/same-draft.ts'

/** Publications that are still to come; their content was frozen when the post was scheduled. */
export function plannedVariants(variants: readonly Variant[]): Variant[] {
  return variants.filter((variant) => variant.state === 'scheduled')
}

/** True when the draft has moved on from what is going to be published, in words, pictures or channels. */
export function differsFromScheduled(draft: PostDraft, variants: readonly Variant[]): boolean {
  const planned = plannedVariants(variants)
  if (planned.length === 0) return false
  const settled = variants.filter((variant) => variant.state !== 'cancelled' && !isPending(variant.state))
  const covered = [...planned, ...settled].map((variant) => variant.connectionId)
  const wanted = new Set(draft.connectionIds)
  if (planned.some((variant) => !wanted.has(variant.connectionId))) return true
  if (!sameChannels([...wanted, ...covered], covered)) return true
  return planned.some(({ content }) => content.text !== draft.text || !sameMedia(content.media, draft.media))
}

/** The draft as it was when it was scheduled, for what is planned and for what has left; null when nothing was. */
export function frozenDraft(variants: readonly Variant[]): PostDraft | null {
  const live = variants.filter((variant) => variant.state !== 'cancelled' && variant.state !== 'draft')
  const first = plannedVariants(live)[0] ?? live[0]
  if (!first) return null
  return {
    text: first.content.text,
    media: first.content.media.map(({ mediaId, alt }) => ({ mediaId, alt })),
    connectionIds: live.map((variant) => variant.connectionId),
  }
}
