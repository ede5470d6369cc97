import { HASHTAG_MAX } from '@postwright/core/limits'
import {
  type RadarPost,
  radarPostSchema,
  RADAR_LINK_MAX,
  RADAR_TAGS_MAX,
  RADAR_TEXT_MAX,
} from '@postwright/core/model/radar'
import { cutText } from '@postwright/core/text/excerpt'
import { findFacets } from '@postwright/core/text/facets'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import { DAY } from '@postwright/core/time/utc-day'
import { hashId } from '../hashes.ts'
import type { FoundPost } from '../ports/public-readers.ts'

/** Length of text that is searched for hashtags. */
const SEARCHED_MAX = 5_000

/**
 * Converts posts to their stored form. A missing date, or one more than a day in the future, counts as none: such a post is listed under the time
 * when it was first seen. Of several posts with one ID the first is used.
 */
export function toRadarPosts(found: readonly FoundPost[], now: number): RadarPost[] {
  const posts = found.flatMap((post): RadarPost[] => {
    const isDated = post.publishedAt !== null && post.publishedAt <= now + DAY
    const text = post.text.trim()
    const parsed = radarPostSchema.safeParse({
      key: hashId([post.id]),
      publishedAt: isDated ? post.publishedAt : now,
      isDated,
      text: cutText(text, RADAR_TEXT_MAX),
      length: countGraphemes(text),
      link: post.link.length > RADAR_LINK_MAX ? '' : post.link,
      format: post.format,
      tags: tagsOf(post),
      ...counts(post),
    })
    return parsed.success ? [parsed.data] : []
  })
  return [...new Map(posts.toReversed().map((post) => [post.key, post])).values()].toReversed()
}

function tagsOf({ tags, text }: FoundPost): string[] {
  const written =
    tags ?? findFacets(text.slice(0, SEARCHED_MAX)).flatMap((facet) => (facet.kind === 'tag' ? facet.tag : []))
  const short = written.map((tag) => tag.toLowerCase()).filter((tag) => tag !== '' && tag.length <= HASHTAG_MAX)
  return [...new Set(short)].slice(0, RADAR_TAGS_MAX)
}

function counts({ likes, reposts, replies, views }: FoundPost): Partial<RadarPost> {
  const told = Object.entries({ likes, reposts, replies, views })
  return Object.fromEntries(
    told.filter(([, count]) => typeof count === 'number' && Number.isSafeInteger(count) && count >= 0),
  )
}
