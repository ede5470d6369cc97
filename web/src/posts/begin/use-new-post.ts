import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import { type ZonedTime, fromInstant } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { beginFreshPost, FRESH_PARAM } from './fresh-posts.ts'
import { z } from 'zod'

/** Starts a post with a chosen time, or without one for null, and opens it. It is stored with its first change. */
export function useNewPost() {
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  return async (at: ZonedTime | null): Promise<void> => {
    const postId = beginFreshPost(workspaceId, user.id, emptyDraft())
    const time = at === null ? '' : `&${TIME_PARAM}=${at.instant}`
    await navigate(`${routes.contentStudioPost.href(postId)}?${FRESH_PARAM}=1${time}`)
  }
}

/** Address parameter with the time of a new post, in epoch milliseconds. */
const TIME_PARAM = 'at'

const instantSchema = z.coerce.number().int().min(1)

/** Returns the wall-clock time in `tzid` from an address; undefined if the address has none. */
export function timeInAddress(params: URLSearchParams, tzid: string): string | undefined {
  const { data } = instantSchema.safeParse(params.get(TIME_PARAM) ?? undefined)
  return data === undefined ? undefined : fromInstant(data, tzid).local
}
