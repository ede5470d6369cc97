import { readMarkup } from '../markup/read-markup.ts'
import { toAbsoluteUrl } from './absolute-url.ts'

const FEED_TYPES = ['application/rss+xml', 'application/atom+xml', 'application/feed+json']

/** Returns the address of the first feed that a page declares. */
export function linkedFeed(html: string, url: string): string | null {
  let found: string | undefined
  readMarkup(html, {
    onOpen(name, { rel = '', type = '', href }) {
      if (found !== undefined || name !== 'link') return
      const isAlternate = rel.toLowerCase().split(/\s/).includes('alternate')
      if (isAlternate && FEED_TYPES.some((each) => type.trim().toLowerCase().startsWith(each))) found = href ?? ''
    },
  })
  return toAbsoluteUrl(found, url) || null
}
