import type { PostDraft } from '@postwright/core/model/post'
import type { WaitingDraft, WaitingItem, WaitingPicture } from './waiting-item.ts'

/** What is being typed is saved in moments; what takes longer than this is shown as waiting. */
const MOMENT = 5_000

/** What waits for one post. */
export type WaitingPost = {
  postId: string
  /** The newest words, as far as they are among what waits. */
  draft: PostDraft | null
  drafts: readonly WaitingDraft[]
  pictures: readonly WaitingPicture[]
  /** Whether a person has to decide something. */
  needsPerson: boolean
}

type Circumstances = { uid: string; isOnline: boolean; now: number }

/** What waits for one person, by post, oldest first; with a network only what does not go by itself in moments. */
export function waitingPosts(items: readonly WaitingItem[], { uid, isOnline, now }: Circumstances): WaitingPost[] {
  const shown = items.filter(
    (item) => item.uid === uid && (!isOnline || item.problem !== null || now - item.keptAt > MOMENT),
  )
  const byPost = Map.groupBy(shown, ({ postId }) => postId)
  return [...byPost].map(([postId, ofPost]) => {
    const drafts = ofPost.filter((item) => item.kind === 'draft')
    return {
      postId,
      draft: drafts.at(-1)?.draft ?? null,
      drafts,
      pictures: ofPost.filter((item) => item.kind === 'picture'),
      needsPerson: ofPost.some(({ problem }) => problem !== null),
    }
  })
}

/** How many posts have changes that wait, and how many pictures do. */
export function countWaiting(posts: readonly WaitingPost[]): { changes: number; pictures: number } {
  return {
    changes: posts.filter(({ drafts }) => drafts.length > 0).length,
    pictures: posts.reduce((sum, post) => sum + post.pictures.length, 0),
  }
}
