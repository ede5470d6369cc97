import type { Post } from '@postwright/core/model/post'
import { getPostState, type PostState } from '@postwright/core/posts/post-state'
import { useCalendar, useOf } from './calendar-context.ts'

/** The state of a post on the calendar: the minute hand draws only the cards whose state it changes. */
export function usePostState(post: Post): PostState {
  const { store } = useCalendar()
  return useOf(store.now, (now) => getPostState(post, now))
}
