import type { z } from 'zod'
import { ideas, type Idea } from '@postwright/core/collections/ideas'

/** What editors write of an idea. */
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

/** An idea that has just come to mind. */
export function newIdea(text: string, at: Pick<Idea, 'laneId' | 'place'>): IdeaDraft {
  return { text, media: [], labels: [], source: '', postId: '', campaignId: '', ...at }
}

export function draftOf({ text, media, labels, source, laneId, place, postId, campaignId }: Idea): IdeaDraft {
  return { text, media, labels, source, laneId, place, postId, campaignId }
}
