import type { PageContent } from '@postwright/core/link-page/page-view'
import { logoFor, type PageTheme, pageThemeOf } from '@postwright/core/link-page/page-theme'
import type { LinkPageDraft } from '@postwright/core/model/link-page'
import { pageNameSchema } from '@postwright/core/model/link-page'
import type { Deps } from '../ports/deps.ts'
import type { KeptDeck } from '../ports/link-pages.ts'
import { readPageContent } from './read-content.ts'

type PageDeps = Pick<Deps, 'clock' | 'config' | 'feeds' | 'linkPages' | 'pageNames'>

/** Everything that is shown of a published page. */
export type PublicPage = {
  name: string
  workspaceId: string
  updatedAt: number
  draft: LinkPageDraft
  decks: KeptDeck[]
  theme: PageTheme
  /** The id of the logo in the library. */
  logoId: string | null
  content: Pick<PageContent, 'posts' | 'feeds'>
}

/** What is under a name: a page, another name to go on to, or nothing. */
export type FoundPage = { page: PublicPage } | { leadsTo: string } | null

/** What visitors get under a name. Its links and decks are those of the last publishing; brand, posts and feeds are as they are now. */
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
