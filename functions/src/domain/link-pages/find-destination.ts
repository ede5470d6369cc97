import { findLinkFault } from '@postwright/core/link-page/link-fault'
import { showsChannel } from '@postwright/core/model/link-page'
import type { PublicPage } from './read-public-page.ts'

/** Where a press leads, and under which key it is counted: links by their own id, everything else by its block. */
export type Destination = { url: string; key: string }

/** The target of a link on the page; null for links that are not on it, so that our address redirects to no other. */
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
  const isChosen = (id: string) => showsChannel(block, id)
  const shown =
    block.kind === 'posts'
      ? content.posts.find(({ id, connectionId }) => id === itemId && isChosen(connectionId))
      : content.feeds.find(({ connectionId }) => connectionId === itemId && isChosen(connectionId))
  return shown && block.kind !== 'contact' ? { url: shown.url, key: block.id } : null
}
