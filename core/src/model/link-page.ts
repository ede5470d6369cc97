import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX } from '../limits.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Maximum number of link pages per workspace. */
export const LINK_PAGES_MAX = 1

export const LINK_PAGE_TITLE_MAX = 60

export const LINK_PAGE_BIO_MAX = 300

export const LINK_PAGE_BLOCKS_MAX = 12

export const LINK_PAGE_HEADING_MAX = 60

/** Maximum number of links per block. */
export const LINK_PAGE_LINKS_MAX = 12

export const LINK_PAGE_LABEL_MAX = 80

/** Maximum characters of an address: a page with the maximum number of links and decks still fits one document. */
export const LINK_PAGE_URL_MAX = 1_000

/** Maximum number of different decks per page. */
export const LINK_PAGE_DECKS_MAX = 6

/** Maximum number of posts shown by one block. */
export const LINK_PAGE_POSTS_MAX = 6

/** Maximum number of channels per block. */
export const LINK_PAGE_CHANNELS_MAX = 10

export const LINK_PAGE_PHONE_MAX = 30

export const PAGE_NAME_MIN = 3

export const PAGE_NAME_MAX = 30

/** Duration of the redirect from an earlier name to the new one, in milliseconds. */
export const PAGE_NAME_HOLD = 30 * 24 * 60 * 60 * 1000

/** Maximum number of earlier names that still redirect to a workspace's page; the oldest is released first. */
export const EARLIER_NAMES_MAX = 3

/** Number of days of clicks that the editor shows. */
export const CLICK_DAYS = 28

export const LINK_BLOCK_KINDS = ['links', 'posts', 'deck', 'feed', 'contact'] as const
export type LinkBlockKind = (typeof LINK_BLOCK_KINDS)[number]

const pageLinkSchema = z.object({
  id: documentId(),
  /** Label of the link; if empty, the host of the address is shown. */
  label: oneLineOrNothing(LINK_PAGE_LABEL_MAX),
  /** Address as typed; checked when the page is published. */
  url: manyLines(LINK_PAGE_URL_MAX),
})

export type PageLink = z.infer<typeof pageLinkSchema>

/** A block of a link page. Every block has every field, so that it can be read without knowing its kind; each kind uses some of them. */
export const linkBlockSchema = z.object({
  id: documentId(),
  kind: z.enum(LINK_BLOCK_KINDS),
  /** Heading of the block; empty for the default heading of its kind. */
  heading: oneLineOrNothing(LINK_PAGE_HEADING_MAX),
  /** Links of a `links` block. */
  links: z.array(pageLinkSchema).max(LINK_PAGE_LINKS_MAX),
  /** Number of posts that a `posts` block shows, newest first. */
  count: z.int().min(1).max(LINK_PAGE_POSTS_MAX),
  /** Channels of a `posts` or `feed` block; an empty list means all channels. */
  connectionIds: z.array(documentId()).max(LINK_PAGE_CHANNELS_MAX),
  /** Deck shown by a `deck` block; empty until one is selected. */
  deckId: manyLines(128),
  /** Link target of the deck; empty for no link. */
  url: manyLines(LINK_PAGE_URL_MAX),
  /** Contact details of a `contact` block. */
  email: manyLines(EMAIL_MAX),
  phone: oneLineOrNothing(LINK_PAGE_PHONE_MAX),
})

export type LinkBlock = z.infer<typeof linkBlockSchema>

/** Returns whether a block of posts or feeds includes a channel. */
export function showsChannel({ connectionIds }: Pick<LinkBlock, 'connectionIds'>, connectionId: string): boolean {
  return connectionIds.length === 0 || connectionIds.includes(connectionId)
}

/** Returns the distinct ids of the decks that blocks show. */
export function deckIdsOf(blocks: readonly Pick<LinkBlock, 'kind' | 'deckId'>[]): string[] {
  return [...new Set(blocks.flatMap(({ kind, deckId }) => (kind === 'deck' && deckId !== '' ? [deckId] : [])))]
}

/** The fields of a link page that editors write. */
export const linkPageDraftSchema = z.object({
  title: oneLine(LINK_PAGE_TITLE_MAX),
  bio: manyLines(LINK_PAGE_BIO_MAX),
  /** Brand kit that provides colours, fonts and logo; empty for the first one of the workspace. */
  brandKitId: manyLines(128),
  blocks: z.array(linkBlockSchema).max(LINK_PAGE_BLOCKS_MAX),
})

export type LinkPageDraft = z.infer<typeof linkPageDraftSchema>

/** Part of a page's address after `/@`. */
export const pageNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(PAGE_NAME_MIN)
  .max(PAGE_NAME_MAX)
  .regex(/^[a-z0-9][a-z0-9_-]*[a-z0-9]$/)

/** A link page, `workspaces/{wid}/linkPages/{id}`. Visitors see a copy that is created on publishing. */
export const linkPageSchema = documentBase.extend({
  ...linkPageDraftSchema.shape,
  /** Name under which the page is published; empty while it is not. This field and the next two are written by the API. */
  pageName: z.string().max(PAGE_NAME_MAX),
  publishedAt: instant().nullable(),
  /** Revision that was last published; 0 if the page never was. */
  publishedRev: z.int().min(0),
})

export type LinkPage = z.infer<typeof linkPageSchema>

/** Returns a page with only a title and one block for links. */
export function emptyLinkPage(title: string): LinkPageDraft {
  return { title, bio: '', brandKitId: '', blocks: [emptyBlock('links', 'links')] }
}

export function emptyBlock(id: string, kind: LinkBlockKind): LinkBlock {
  return { id, kind, heading: '', links: [], count: 3, connectionIds: [], deckId: '', url: '', email: '', phone: '' }
}
