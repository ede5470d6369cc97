import type { PageContent } from '@postwright/core/link-page/page-view'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { Deps } from '../ports/deps.ts'
import { feedAddress } from '../feeds/feed-address.ts'
import { readFeedToken } from '../feeds/feed-place.ts'

type ContentDeps = Pick<Deps, 'config' | 'feeds' | 'linkPages'>

/** Posts that are looked through: a block shows six of them, of chosen channels, each post once. */
const POSTS = 30
const ITEMS = 3
const TITLE_MAX = 100

/** The posts and feeds of a workspace that everybody may read already, as pages show them. */
export async function readPageContent(
  deps: ContentDeps,
  workspaceId: string,
  wanted: { posts: boolean; feeds: boolean },
): Promise<Pick<PageContent, 'posts' | 'feeds'>> {
  const [posts, feeds] = await Promise.all([
    wanted.posts ? deps.linkPages.latestPosts(workspaceId, POSTS) : [],
    wanted.feeds ? readFeeds(deps, workspaceId) : [],
  ])
  return { posts, feeds }
}

async function readFeeds(deps: ContentDeps, workspaceId: string): Promise<PageContent['feeds']> {
  const channels = await deps.linkPages.feedTokens(workspaceId)
  const found = await Promise.all(
    channels.map(async ({ connectionId, token }) => {
      const place = readFeedToken(token)
      const feed = place && (await deps.feeds.get(place))
      if (!place || !feed) return []
      const items = await deps.feeds.latest(place, ITEMS)
      const titles = items.map(({ title, text }) => title || excerptOf(text, TITLE_MAX)).filter((title) => title !== '')
      return [{ connectionId, name: feed.name, url: feedAddress(deps.config, place), items: titles }]
    }),
  )
  return found.flat()
}
