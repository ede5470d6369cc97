import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX } from '../limits.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** One page for each workspace. */
export const LINK_PAGES_MAX = 1

export const LINK_PAGE_TITLE_MAX = 60

export const LINK_PAGE_BIO_MAX = 300

export const LINK_PAGE_BLOCKS_MAX = 12

export const LINK_PAGE_HEADING_MAX = 60

/** Links in one block. */
export const LINK_PAGE_LINKS_MAX = 12

export const LINK_PAGE_LABEL_MAX = 80

/** Characters of an address: with every link and deck there may be, a page still fits one document. */
export const LINK_PAGE_URL_MAX = 1_000

/** Different decks on one page. */
export const LINK_PAGE_DECKS_MAX = 6

/** Posts that one block shows. */
export const LINK_PAGE_POSTS_MAX = 6

/** Channels that one block names. */
export const LINK_PAGE_CHANNELS_MAX = 10

export const LINK_PAGE_PHONE_MAX = 30

export const PAGE_NAME_MIN = 3

export const PAGE_NAME_MAX = 30

/** A name that was given up leads to the new one this long, in milliseconds. */
export const PAGE_NAME_HOLD = 30 * 24 * 60 * 60 * 1000

/** Earlier names of a workspace that still lead to its page; the oldest is free first. */
export const EARLIER_NAMES_MAX = 3

/** Days of which the editor shows clicks. */
export const CLICK_DAYS = 28

export const LINK_BLOCK_KINDS = ['links', 'posts', 'deck', 'feed', 'contact'] as const
export type LinkBlockKind = (typeof LINK_BLOCK_KINDS)[number]

const pageLinkSchema = z.object({
  id: documentId(),
  /** Empty: the host of the address is shown. */
  label: oneLineOrNothing(LINK_PAGE_LABEL_MAX),
  /** As typed; it is checked when the page is published. */
  url: manyLines(LINK_PAGE_URL_MAX),
})

export type PageLink = z.infer<typeof pageLinkSchema>

/** Every block has every field, so that a block can be read without knowing its kind; each kind shows some of them. */
export const linkBlockSchema = z.object({
  id: documentId(),
  kind: z.enum(LINK_BLOCK_KINDS),
  /** Empty for the heading that the kind has. */
  heading: oneLineOrNothing(LINK_PAGE_HEADING_MAX),
  /** Of `links`. */
  links: z.array(pageLinkSchema).max(LINK_PAGE_LINKS_MAX),
  /** How many posts `posts` shows, the newest first. */
  count: z.int().min(1).max(LINK_PAGE_POSTS_MAX),
  /** The channels of `posts` and `feed`; none: all of them. */
  connectionIds: z.array(documentId()).max(LINK_PAGE_CHANNELS_MAX),
  /** The deck of `deck`; empty until one is chosen. */
  deckId: manyLines(128),
  /** Where the deck leads; empty: nowhere. */
  url: manyLines(LINK_PAGE_URL_MAX),
  /** Of `contact`. */
  email: manyLines(EMAIL_MAX),
  phone: oneLineOrNothing(LINK_PAGE_PHONE_MAX),
})

export type LinkBlock = z.infer<typeof linkBlockSchema>

/** Whether a block of posts or feeds shows those of a channel. */
export function showsChannel({ connectionIds }: Pick<LinkBlock, 'connectionIds'>, connectionId: string): boolean {
  return connectionIds.length === 0 || connectionIds.includes(connectionId)
}

/** The decks that blocks show, each once. */
export function deckIdsOf(blocks: readonly Pick<LinkBlock, 'kind' | 'deckId'>[]): string[] {
  return [...new Set(blocks.flatMap(({ kind, deckId }) => (kind === 'deck' && deckId !== '' ? [deckId] : [])))]
}

/** What editors write of a link page. */
export const linkPageDraftSchema = z.object({
  title: oneLine(LINK_PAGE_TITLE_MAX),
  bio: manyLines(LINK_PAGE_BIO_MAX),
  /** The kit with its colours, fonts and logo; empty for the first one of the workspace. */
  brandKitId: manyLines(128),
  blocks: z.array(linkBlockSchema).max(LINK_PAGE_BLOCKS_MAX),
})

export type LinkPageDraft = z.infer<typeof linkPageDraftSchema>

/** What stands behind `/@` in the address of a page. */
export const pageNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(PAGE_NAME_MIN)
  .max(PAGE_NAME_MAX)
  .regex(/^[a-z0-9][a-z0-9_-]*[a-z0-9]$/)

/** A link page, `workspaces/{wid}/linkPages/{id}`. What visitors see is a copy that publishing makes. */
export const linkPageSchema = documentBase.extend({
  ...linkPageDraftSchema.shape,
  /** The name under which it is published; empty while it is not. The API writes these three. */
  pageName: z.string().max(PAGE_NAME_MAX),
  publishedAt: instant().nullable(),
  /** Its revision when it was published last; 0 before that. */
  publishedRev: z.int().min(0),
})

export type LinkPage = z.infer<typeof linkPageSchema>

/** A page with nothing but a title and one block for links. */
export function emptyLinkPage(title: string): LinkPageDraft {
  return { title, bio: '', brandKitId: '', blocks: [emptyBlock('links', 'links')] }
}

export function emptyBlock(id: string, kind: LinkBlockKind): LinkBlock {
  return { id, kind, heading: '', links: [], count: 3, connectionIds: [], deckId: '', url: '', email: '', phone: '' }
}
