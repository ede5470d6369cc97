import { doc, getDoc, getDocs } from 'firebase/firestore'
import { series } from '@postwright/core/collections/series'
import type { Post } from '@postwright/core/model/post'
import type { Series, SeriesTimes } from '@postwright/core/model/series'
import type { Variant } from '@postwright/core/model/variant'
import { ApiError } from '@/lib/api-error.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { postVariantsQuery } from './post-publications.ts'
import { readPost } from '@/posts/data/read-post.ts'
import { changeSeries } from '@postwright/core/api/series'
import { call } from '@/lib/api-client.ts'

type Change = {
  workspaceId: string
  postId: string
  /** The saved revision of the post. */
  rev: number
  scope: 'following' | 'all'
  /** The chosen time of the post, in the zone `tzid`. */
  local: string
  tzid: string
}

/**
 * Copies the content of a post to the later posts of its series, or to all pending ones. A new time of day on the post's own day is applied to them
 * too.
 * @throws ApiError
 */
export async function changeSeriesOf(change: Change): Promise<{ post: Post; variants: Variant[] }> {
  const { workspaceId, postId, rev, scope } = change
  const { seriesId, seriesDay } = await postOf(workspaceId, postId)
  const found = await getDoc(doc(collectionRef(series, workspaceId), seriesId ?? ''))
  const current = found.data()
  if (!current) throw new ApiError('not_found', { detail: '', status: 404 })
  await call(changeSeries, {
    workspaceId,
    seriesId: current.id,
    rev: current.rev,
    from: scope === 'following' ? seriesDay : null,
    content: { postId, rev },
    times: newTimes(current, seriesDay, change),
  })
  const variants = await getDocs(postVariantsQuery(workspaceId, postId))
  return { post: await postOf(workspaceId, postId), variants: variants.docs.map((variant) => variant.data()) }
}

async function postOf(workspaceId: string, postId: string): Promise<Post> {
  const post = await readPost(workspaceId, postId)
  if (!post) throw new ApiError('not_found', { detail: '', status: 404 })
  return post
}

/** Returns the times of the series with a new time of day; undefined unless a new time of day was chosen. */
function newTimes({ rule, time, tzid }: Series, day: string | null, chosen: Change): SeriesTimes | undefined {
  const [chosenDay, chosenTime = time] = chosen.local.split('T')
  if (chosenDay !== day || chosenTime === time || chosen.tzid !== tzid) return undefined
  return { rule, time: chosenTime, tzid }
}
