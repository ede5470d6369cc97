import type { Deck } from '@postwright/core/collections/decks'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { PagePost } from '@postwright/core/link-page/page-view'
import type { DocumentBase } from '@postwright/core/model/document'
import type { LinkPage, LinkPageDraft } from '@postwright/core/model/link-page'
import type { Documents, InWorkspace, Tx } from './documents.ts'

export type LinkPageStore = Pick<Documents<LinkPage, InWorkspace>, 'getIn' | 'updateIn'> & {
  /** Returns a brand kit by its ID; without an ID, the first one of the workspace. */
  kit: (wid: string, kitId: string) => Promise<BrandKit | null>
  /** Lists the latest posts that have an address at their network, newest first. */
  latestPosts: (wid: string, limit: number) => Promise<PagePost[]>
  /** Lists the channels of the workspace that are published as feeds, with the token of each. */
  feedTokens: (wid: string) => Promise<{ connectionId: string; token: string }[]>
}

/** A deck at the time when a page was published. */
export type KeptDeck = Pick<Deck, 'id' | 'name' | 'format' | 'thumbnail'>

/** Name of a page. An earlier name redirects to the name in `leadsTo` until it expires; if that is empty, it leads nowhere. */
export type PageName = DocumentBase & {
  workspaceId: string
  pageId: string
  state: 'live' | 'earlier'
  leadsTo: string
  expiresAt: number | null
  draft: LinkPageDraft | null
  decks: KeptDeck[]
}

/** Names of pages, across all workspaces; the id is the name. */
export type PageNameStore = Pick<Documents<PageName>, 'get' | 'getIn' | 'saveIn' | 'deleteIn'> & {
  listOfIn: (tx: Tx, wid: string) => Promise<PageName[]>
}

/** A social card: colours as `#rrggbb`. */
export type PageCard = { background: string; accent: string; logo: Uint8Array | null }

/** Renderer of page images. Rejects with `rate_limited` when too many are waiting. */
export type PageImages = {
  /** Returns a logo as a small WebP. */
  logo: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Returns a PNG of 1200 × 630. */
  card: (card: PageCard) => Promise<Uint8Array>
}

/** Clicks of one month: by key, then by day of the month. */
export type MonthOfClicks = { month: string; tallies: Record<string, Record<string, number>> }

export type PageClickStore = {
  /** @param shard one of a few documents that share the clicks of a month */
  add: (wid: string, click: { key: string; day: string; shard: number }) => Promise<void>
  list: (wid: string, months: readonly string[]) => Promise<MonthOfClicks[]>
}
