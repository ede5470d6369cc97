import { firstLink } from './first-link.ts'
import type { PreviewContent } from './preview-content.ts'

/**
 * The link that a post shows a card of: the chosen one or the first of its text, where nothing else is attached; null where there
 * is no card.
 */
export function cardLink({ post, poll, linkCard }: PreviewContent, chosen?: unknown): string | null {
  if (!linkCard || post.files.length > 0 || poll !== null) return null
  return typeof chosen === 'string' && chosen.trim() !== '' ? chosen.trim() : firstLink(post.text)
}
