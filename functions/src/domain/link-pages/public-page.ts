import type { PageContent } from '@postwright/core/link-page/page-view'
import { logoFor, type PageTheme, pageThemeOf } from '@postwright/core/link-page/page-theme'
import { type LinkPageDraft, showsChannel } from '@postwright/core/model/link-page'
import { pageNameSchema } from '@postwright/core/model/link-page'
import type { Deps } from '../ports/deps.ts'
import type { KeptDeck } from '../ports/link-pages.ts'
import { findLinkFault } from '@postwright/core/link-page/link-fault'
import { excerptOf } from '@postwright/core/text/excerpt'
import { feedAddress, readFeedToken } from '../feeds/feeds.ts'
import type { Config } from '../ports/config.ts'
import words from '../../../../web/public/locales/en/link-page.json' with { type: 'json' }

type PageDeps = Pick<Deps, 'clock' | 'config' | 'feeds' | 'linkPages' | 'pageNames'>

export type PublicPage = {
  name: string
  workspaceId: string
  updatedAt: number
  draft: LinkPageDraft
  decks: KeptDeck[]
  theme: PageTheme
  /** ID of the logo in the library. */
  logoId: string | null
  content: Pick<PageContent, 'posts' | 'feeds'>
}

/** Result of a name lookup: a page, a name to redirect to, or nothing. */
export type FoundPage = { page: PublicPage } | { leadsTo: string } | null

/** Reads the page that visitors see under a name. Its links and decks come from the last publication; brand, posts and feeds are current. */
export async function readPublicPage(deps: PageDeps, name: string): Promise<FoundPage> {
  if (pageNameSchema.safeParse(name).data !== name) return null
  const found = await deps.pageNames.get(name)
  if (!found) return null
  const { state, leadsTo, expiresAt, workspaceId, draft, decks, updatedAt } = found
  if (state === 'earlier') {
    const isKept = leadsTo !== '' && expiresAt !== null && expiresAt > deps.clock.now()
    return isKept ? { leadsTo } : null
  }
  if (!draft) return null
  const has = (wanted: string) => draft.blocks.some(({ kind }) => kind === wanted)
  const [kit, content] = await Promise.all([
    deps.linkPages.kit(workspaceId, draft.brandKitId),
    readPageContent(deps, workspaceId, { posts: has('posts'), feeds: has('feed') }),
  ])
  const theme = pageThemeOf(kit)
  return { page: { name, workspaceId, updatedAt, draft, decks, theme, logoId: logoFor(kit, theme), content } }
}

/** Target of a click and the key under which it is counted: the ID of a link, otherwise the ID of the block. */
export type Destination = { url: string; key: string }

/** Returns the target of a link on the page; null for links that are not on it, which prevents open redirects. */
export function findDestination(
  { draft, content }: Pick<PublicPage, 'draft' | 'content'>,
  { blockId, itemId }: { blockId: string; itemId: string },
  ownHost: string,
): Destination | null {
  const block = draft.blocks.find(({ id }) => id === blockId)
  if (!block) return null
  const isSafe = (url: string) => findLinkFault(url, ownHost) === null
  if (block.kind === 'links') {
    const link = block.links.find(({ id }) => id === itemId)
    return link && isSafe(link.url) ? { url: link.url.trim(), key: link.id } : null
  }
  if (block.kind === 'deck') {
    return block.deckId === itemId && isSafe(block.url) ? { url: block.url.trim(), key: block.id } : null
  }
  // URLs of posts and feeds come from the networks or the product, not from a member.
  const isChosen = (id: string) => showsChannel(block, id)
  const shown =
    block.kind === 'posts'
      ? content.posts.find(({ id, connectionId }) => id === itemId && isChosen(connectionId))
      : content.feeds.find(({ connectionId }) => connectionId === itemId && isChosen(connectionId))
  return shown && block.kind !== 'contact' ? { url: shown.url, key: block.id } : null
}

type ContentDeps = Pick<Deps, 'config' | 'feeds' | 'linkPages'>

/** Maximum number of posts to check: a block shows six posts of chosen channels, each post once. */
const POSTS = 30

const ITEMS = 3

const TITLE_MAX = 100

/** Reads the public posts and feeds of a workspace that pages show. */
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

export function getPageHost({ appOrigin }: Pick<Config, 'appOrigin'>): string {
  return new URL(appOrigin).hostname
}

/** Texts that the product adds to every page. */
export const PAGE_WORDS = words.page
