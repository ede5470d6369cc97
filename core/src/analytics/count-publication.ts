import {
  type BestPost,
  type ChannelDay,
  DAY_BEST_MAX,
  DAY_CAMPAIGNS_MAX,
  DAY_LABELS_MAX,
  type DayPart,
  type NamedPart,
  PART_BEST_MAX,
  type PostSums,
} from '../model/channel-month.ts'
import type { PublicationMetrics } from '../model/metrics.ts'
import { addSums, NO_SUMS, subtractSums, sumsOfPublication } from './post-sums.ts'

/** A publication as counted in the sums of its day. `values` are its latest figures; null until its network reports some. */
export type CountedPublication = {
  postId: string
  labels: readonly string[]
  campaignId: string | null
  values: PublicationMetrics['values'] | null
}

const EMPTY: DayPart = { sums: NO_SUMS, best: [] }

export function emptyDay(day: string): ChannelDay {
  return { day, all: EMPTY, labels: [], campaigns: [] }
}

/** Adds a publication to the sums of its day; labels and campaigns beyond the maximum of a day are summed together. */
export function addPublication(day: ChannelDay, publication: CountedPublication): ChannelDay {
  const sums = sumsOfPublication(publication.values)
  const { engagement, views } = sums
  const best = engagement && {
    postId: publication.postId,
    engagement: engagement.sum,
    ...(views && { views: views.sum }),
  }
  return changeDay(day, publication, {
    part: (part, limit) => ({
      sums: addSums(part.sums, sums),
      best: best ? rankPosts([...without(part, publication.postId), best], limit) : part.best,
    }),
    others: (others) => addSums(others, sums),
    isAdding: true,
  })
}

/**
 * Removes a publication from the sums of its day, exactly as it was added. A label or campaign never moves between its own sums and the sums of all
 * others, so the publication is removed from the same sums it was added to.
 */
export function removePublication(day: ChannelDay, publication: CountedPublication): ChannelDay {
  const sums = sumsOfPublication(publication.values)
  return changeDay(day, publication, {
    part: (part) => ({ sums: subtractSums(part.sums, sums), best: without(part, publication.postId) }),
    others: (others) => subtractSums(others, sums),
    isAdding: false,
  })
}

type Change = {
  part: (part: DayPart, bestMax: number) => DayPart
  others: (others: PostSums) => PostSums
  isAdding: boolean
}

function changeDay(day: ChannelDay, { labels, campaignId }: CountedPublication, change: Change): ChannelDay {
  const { otherLabels, otherCampaigns, ...rest } = day
  const changed = changeParts({ parts: day.labels, others: otherLabels }, new Set(labels), DAY_LABELS_MAX, change)
  const campaigns = changeParts(
    { parts: day.campaigns, others: otherCampaigns },
    campaignId === null ? [] : [campaignId],
    DAY_CAMPAIGNS_MAX,
    change,
  )
  return {
    ...rest,
    all: change.part(day.all, DAY_BEST_MAX),
    labels: changed.parts,
    ...(changed.others && { otherLabels: changed.others }),
    campaigns: campaigns.parts,
    ...(campaigns.others && { otherCampaigns: campaigns.others }),
  }
}

type Parts = { parts: NamedPart[]; others: PostSums | undefined }

function changeParts(given: Parts, names: Iterable<string>, max: number, change: Change): Parts {
  let { parts, others } = given
  for (const name of names) {
    const isKnown = parts.some((part) => part.name === name)
    if (!isKnown && (!change.isAdding || parts.length >= max)) others = change.others(others ?? NO_SUMS)
    else {
      const all = isKnown ? parts : [...parts, { ...EMPTY, name }]
      parts = all.map((part) => (part.name === name ? { ...change.part(part, PART_BEST_MAX), name } : part))
    }
  }
  return { parts, others }
}

function without({ best }: DayPart, postId: string): BestPost[] {
  return best.filter((post) => post.postId !== postId)
}

/** Returns the `limit` posts with the most engagement, highest first; ties are ordered by id. */
export function rankPosts<Post extends BestPost>(posts: readonly Post[], limit: number): Post[] {
  return posts.toSorted((a, b) => b.engagement - a.engagement || (a.postId < b.postId ? -1 : 1)).slice(0, limit)
}
