import { ExportPostsMenu } from '@/posts/out/export-posts-menu.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { type SchedulerList, readListedPosts } from '../data/scheduled-publications.ts'
import type { PostFilter } from '../post-filter.ts'

/** Saves the posts of the listed publications, with the filters of the list, as a file. */
export function ListOut({ list, posts }: { list: SchedulerList; posts: PostFilter }) {
  const { workspaceId } = useSignedIn()
  return <ExportPostsMenu name={`schedule-${list.filter.tab}`} read={readListedPosts(workspaceId, { list, posts })} />
}
