import { findLinkFault } from '@postwright/core/link-page/link-fault'
import type { PublicPage } from './read-public-page.ts'

/** Where a press leads, and under which key it is counted: links by their own id, everything else by its block. */
export type Destination = { url: string; key: string }

/** The target of something that a page shows; null for what it does not, so that nobody is sent elsewhere from our address. */
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
  // These addresses are the networks' and ours, not a member's.
  const isChosen = (id: string) => block.connectionIds.length === 0 || block.connectionIds.includes(id)
  const shown =
    block.kind === 'posts'
      ? content.posts.find(({ id, connectionId }) => id === itemId && isChosen(connectionId))
      : content.feeds.find(({ connectionId }) => connectionId === itemId && isChosen(connectionId))
  return shown && block.kind !== 'contact' ? { url: shown.url, key: block.id } : null
}
