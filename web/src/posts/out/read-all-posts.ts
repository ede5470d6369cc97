import { CSV_POSTS_OUT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'

export type PostsPage<Cursor> = { data: readonly Post[]; endCursor: Cursor | null }

/** Reads the next page of a list; `after` is null for the first. */
export type ReadPosts<Cursor> = (after: Cursor | null) => Promise<PostsPage<Cursor>>

type Options = {
  /** Filter for conditions that the database query could not apply. */
  isWanted?: ((post: Post) => boolean) | undefined
  signal: AbortSignal
  /** Called with the number of posts read so far. */
  onProgress: (read: number) => void
}

/** Reads the posts of a list page by page, up to the maximum of one file; null if cancelled. */
export async function readAllPosts<Cursor>(
  read: ReadPosts<Cursor>,
  { isWanted = () => true, signal, onProgress }: Options,
): Promise<Post[] | null> {
  const posts: Post[] = []
  let after: Cursor | null = null
  let seen = 0
  do {
    const page: PostsPage<Cursor> = await read(after)
    if (signal.aborted) return null
    posts.push(...page.data.filter(isWanted))
    seen += page.data.length
    onProgress(seen)
    after = page.endCursor
  } while (after !== null && seen < CSV_POSTS_OUT_MAX)
  return posts
}
