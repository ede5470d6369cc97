import { refs } from '@/lib/live/refs.ts'
import type { ReadPosts } from '@/posts/out/read-all-posts.ts'
import { matchesPublication, type PostFilter } from '../matches-publication.ts'
import { type PublicationCursor, readPublications } from './read-publications.ts'
import { schedulerQuery, type SchedulerList } from './scheduler-query.ts'

/** Reads the posts behind the publications of a list in the order of their first, each once. */
export function readListedPosts(
  workspaceId: string,
  { list, posts: asked }: { list: SchedulerList; posts: PostFilter },
): ReadPosts<PublicationCursor> {
  const seen = new Set<string>()
  return async (after) => {
    if (after === null) seen.clear()
    const { rows, endCursor } = await readPublications(
      workspaceId,
      schedulerQuery(refs.variants(workspaceId), list),
      after,
    )
    const posts = rows.flatMap(({ variant, post }) => (post && matchesPublication(variant, post, asked) ? [post] : []))
    const data = [...new Map(posts.map((post) => [post.id, post])).values()].filter(({ id }) => !seen.has(id))
    for (const { id } of data) seen.add(id)
    return { data, endCursor }
  }
}
