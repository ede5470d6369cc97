import { firstLink } from './first-link.ts'
import type { PreviewContent } from './preview-content.ts'

/** The link that a post shows a card of: the first one, where nothing else is attached; null where there is no card. */
export function cardLink({ post, poll, linkCard }: PreviewContent): string | null {
  return linkCard && post.files.length === 0 && poll === null ? firstLink(post.text) : null
}
