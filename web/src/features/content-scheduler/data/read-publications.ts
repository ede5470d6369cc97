import { getDocs, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { OfflineError } from '@/lib/live/offline-error.ts'
import { pageQuery, toPage } from '@/lib/live/page-query.ts'
import { readRows } from '@/lib/live/read-rows.ts'
import { refs } from '@/lib/live/refs.ts'

export type PublicationCursor = QueryDocumentSnapshot<Variant>

type Row = {
  cursor: PublicationCursor
  variant: Variant
  /** Null when it is gone or cannot be read. */ post: Post | null
}

/**
 * The next publications of a list with their posts, as many as are read at once; `endCursor` is null when these are the last.
 * @throws OfflineError where this device does not know them and the server cannot be reached
 */
export async function readPublications(
  workspaceId: string,
  list: Query<Variant>,
  after: PublicationCursor | null,
): Promise<{ rows: Row[]; unreadable: number; endCursor: PublicationCursor | null }> {
  const found = await getDocs(pageQuery(list, { after, size: LIST_LIMIT_MAX }))
  if (found.empty && found.metadata.fromCache) throw new OfflineError()
  const { docs, endCursor } = toPage(found.docs, LIST_LIMIT_MAX)
  const { data, unreadable } = readRows(docs, (cursor) => ({ cursor, variant: cursor.data() }))
  const posts = await readPosts(workspaceId, [...new Set(data.map(({ variant }) => variant.postId))])
  const rows = data.map((row) => ({ ...row, post: posts.data.get(row.variant.postId) ?? null }))
  return { rows, unreadable: unreadable + posts.unreadable, endCursor }
}

async function readPosts(workspaceId: string, ids: readonly string[]) {
  const starts = Array.from({ length: Math.ceil(ids.length / IDS_QUERY_MAX) }, (_, at) => at * IDS_QUERY_MAX)
  const parts = await Promise.all(
    starts.map(async (start) => {
      const some = ids.slice(start, start + IDS_QUERY_MAX)
      const found = await getDocs(idsQuery(refs.posts(workspaceId), some))
      if (found.metadata.fromCache && found.size < some.length) throw new OfflineError()
      return readRows(found.docs, (snapshot) => snapshot.data())
    }),
  )
  return {
    data: new Map(parts.flatMap(({ data }) => data).map((post) => [post.id, post])),
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}
