import type { z } from 'zod'
import { ideas, type Idea } from '@postwright/core/collections/ideas'
import { hasSameFields } from '@/documents/has-same-fields.ts'

/** Editable fields of an idea. */
export const ideaDraftSchema = ideas.schema.pick({
  text: true,
  media: true,
  labels: true,
  source: true,
  laneId: true,
  place: true,
  postId: true,
  campaignId: true,
})

export type IdeaDraft = z.infer<typeof ideaDraftSchema>

export function newIdea(text: string, at: Pick<Idea, 'laneId' | 'place'>): IdeaDraft {
  return { text, media: [], labels: [], source: '', postId: '', campaignId: '', ...at }
}

export function draftOf({ text, media, labels, source, laneId, place, postId, campaignId }: Idea): IdeaDraft {
  return { text, media, labels, source, laneId, place, postId, campaignId }
}

/** Merges two versions of an idea; null when they changed a field differently. If both moved the idea, `mine` determines its lane and place. */
export function mergeIdeas(base: IdeaDraft, mine: IdeaDraft, theirs: IdeaDraft): IdeaDraft | null {
  const words = hasSameFields(mine.text, base.text) ? theirs.text : mine.text
  const isTorn = (['text', 'media', 'labels', 'source', 'postId', 'campaignId'] as const).some(
    (field) =>
      !hasSameFields(mine[field], base[field]) &&
      !hasSameFields(theirs[field], base[field]) &&
      !hasSameFields(mine[field], theirs[field]),
  )
  if (isTorn) return null
  const isMoved = mine.laneId !== base.laneId || mine.place !== base.place
  const { laneId, place } = isMoved ? mine : theirs
  return {
    text: words,
    media: hasSameFields(mine.media, base.media) ? theirs.media : mine.media,
    labels: hasSameFields(mine.labels, base.labels) ? theirs.labels : mine.labels,
    source: mine.source === base.source ? theirs.source : mine.source,
    postId: mine.postId === base.postId ? theirs.postId : mine.postId,
    campaignId: mine.campaignId === base.campaignId ? theirs.campaignId : mine.campaignId,
    laneId,
    place,
  }
}
