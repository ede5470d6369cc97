import { deckIdsOf, type LinkBlock, type LinkPageDraft, LINK_PAGE_DECKS_MAX } from '../model/link-page.ts'
import { emailSchema } from '../model/user.ts'
import { findLinkFault, type LinkFault } from './link-fault.ts'

/** Reason why a page is not published in its current form; `at` is the path of the field, as in `blocks.0.links.1.url`. */
export type PageFault = { at: string; fault: LinkFault | 'email' | 'nothing' | 'decks' }

/** Finds everything that prevents the publication of a page. Used by client and server. */
export function findPageFaults({ blocks }: LinkPageDraft, ownHost: string): PageFault[] {
  const faults = blocks.flatMap((block, at) =>
    faultsOf(block, ownHost).map((fault) => ({ ...fault, at: `blocks.${at}.${fault.at}` })),
  )
  if (deckIdsOf(blocks).length > LINK_PAGE_DECKS_MAX) faults.push({ at: 'blocks', fault: 'decks' })
  return blocks.some(isFilled) ? faults : [...faults, { at: 'blocks', fault: 'nothing' }]
}

function faultsOf({ kind, links, url, email }: LinkBlock, ownHost: string): PageFault[] {
  if (kind === 'links') {
    return links.flatMap((link, at) => found(`links.${at}.url`, findLinkFault(link.url, ownHost)))
  }
  if (kind === 'deck') return url.trim() === '' ? [] : found('url', findLinkFault(url, ownHost))
  if (kind === 'contact' && email.trim() !== '') {
    return emailSchema.safeParse(email).success ? [] : [{ at: 'email', fault: 'email' }]
  }
  return []
}

function found(at: string, fault: LinkFault | null): PageFault[] {
  return fault === null ? [] : [{ at, fault }]
}

/** Returns whether a block has something to show: posts and feeds always count as filled. */
function isFilled({ kind, links, deckId, email, phone }: LinkBlock): boolean {
  const filled = {
    links: links.length > 0,
    posts: true,
    deck: deckId !== '',
    feed: true,
    contact: email.trim() !== '' || phone !== '',
  }
  return filled[kind]
}
