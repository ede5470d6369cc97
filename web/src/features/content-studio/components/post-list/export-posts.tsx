import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { ExportPostsMenu } from '@/posts/out/export-posts-menu.tsx'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { readPosts } from '../../data/posts.ts'
import { type PostView, TAB_LIFECYCLES, matchesWords } from '../../post-view.ts'

/** The export menu of a list: it reads all posts of the tab, not only the visible page, and keeps those that match the search. */
export function PostsOut({ view: { tab, sort, words } }: { view: PostView }) {
  const { workspaceId } = useSignedIn()
  const { defaultSortOrder: order } = useSettings()
  const list = { lifecycles: TAB_LIFECYCLES[tab], sort, order }
  return (
    <ExportPostsMenu
      name={`posts-${tab}`}
      read={(after: Awaited<ReturnType<typeof readPosts>>['endCursor']) =>
        readPosts(workspaceId, list, { after, size: LIST_LIMIT_MAX })
      }
      isWanted={(post) => matchesWords(post, words)}
    />
  )
}
