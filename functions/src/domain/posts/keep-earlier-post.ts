import { ownValue } from '@postwright/core/own-value'
import { toEarlierPost } from '@postwright/core/checks/earlier/earlier-post'
import { earlierPosts as described } from '@postwright/core/collections/earlier-posts'
import {
  EARLIER_POSTS_ID,
  EARLIER_POSTS_MAX,
  EARLIER_POSTS_OVER,
  type EarlierPost,
  type EarlierPosts,
} from '@postwright/core/model/earlier-posts'
import type { Post } from '@postwright/core/model/post'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import { SCHEDULER } from '../caller.ts'

const ROUNDS = 20
const PAUSE = 20

type Needs = Pick<Deps, 'posts' | 'earlierPosts' | 'evergreens' | 'clock'>
type Listed = EarlierPosts['posts']

/**
 * Updates the entry of one post in the list of earlier posts, from the post's current state. May run twice, late, in parallel and in any order: it
 * succeeds only once a read of the post and the list shows that they match.
 * @throws when the list or the post changed in each of `ROUNDS` rounds
 */
export async function keepEarlierPost(
  deps: Needs,
  { workspaceId, postId }: { workspaceId: string; postId: string },
): Promise<void> {
  const { posts, earlierPosts, clock } = deps
  for (let round = 1; round <= ROUNDS; round++) {
    const list = await earlierPosts.read(workspaceId)
    const stored = await posts.read(workspaceId, postId)
    const listed: Listed = list?.posts ?? {}
    const entry = stored && (await entryOf(deps, workspaceId, stored.post, listed))
    if (isDeepStrictEqual(entry, ownValue(listed, postId) ?? null)) return
    const write = async () => {
      if (list === null) return earlierPosts.create(workspaceId, newList(deps, await latest(deps, workspaceId, listed)))
      const others = Object.keys(listed).filter((id) => id !== postId).length
      if (others >= EARLIER_POSTS_MAX + EARLIER_POSTS_OVER) {
        return earlierPosts.replace(workspaceId, list, await latest(deps, workspaceId, listed))
      }
      // Removes the list with its last entry: an empty list would remain after its workspace is deleted.
      if (entry === null && others === 0) return earlierPosts.remove(workspaceId, list)
      return earlierPosts.put(workspaceId, postId, entry)
    }
    if (!(await write())) await clock.sleep(PAUSE * round)
  }
  throw new Error(`the list of posts changed ${ROUNDS} times while ${postId} was entered`)
}

/** Rebuilds the list from the posts themselves. */
async function latest(deps: Needs, workspaceId: string, listed: Listed): Promise<Listed> {
  const found = await deps.posts.latestPlanned(workspaceId, EARLIER_POSTS_MAX)
  const entries = await Promise.all(
    found.map(async (post) => [post.id, await entryOf(deps, workspaceId, post, listed)] as const),
  )
  return Object.fromEntries(entries.flatMap(([id, entry]) => (entry ? [[id, entry]] : [])))
}

async function entryOf(deps: Needs, workspaceId: string, post: Post, listed: Listed): Promise<EarlierPost | null> {
  const listedAs = ownValue(listed, post.id)
  const entry = toEarlierPost(post, listedAs?.family ?? post.seriesId)
  if (!entry || entry.family !== null || post.queueId === null || listedAs) return entry
  // NOTE an evergreen only refers to its current turn: the evergreen of a post is unknown once the next turn is planned.
  const evergreen = await deps.evergreens.ofPost(workspaceId, post.id)
  return { ...entry, family: evergreen && evergreen.id !== post.id ? evergreen.id : null }
}

function newList({ clock }: Pick<Deps, 'clock'>, posts: Listed): EarlierPosts {
  const base = newDocument(clock, { id: EARLIER_POSTS_ID, schema: described.version, createdBy: SCHEDULER })
  return { ...base, posts }
}
