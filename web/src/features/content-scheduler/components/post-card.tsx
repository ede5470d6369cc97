import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import type { Post } from '@postwright/core/model/post'
import type { Place } from '../calendar-place.ts'
import { lockOf } from '../post-lock.ts'
import { useCalendar } from './calendar-context.ts'
import { PostCardFace } from './post-card-face.tsx'

type Props = {
  post: Post
  /** Where it stands; a draft of the tray has no place. */
  place: Place | null
  urlOf: (mediaId: string) => string | null
}

/** A post that is dragged over the calendar. Each step of any drag draws this part anew, and only this. */
export const PostCard = memo(function PostCard({ post, place, urlOf }: Props) {
  const { canPlan } = useCalendar()
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: post.id,
    data: { post },
    disabled: lockOf(post, canPlan) !== null,
  })
  return <PostCardFace {...{ post, place, urlOf, listeners, isDragging }} cardRef={setNodeRef} />
})
