import { decodeHTML } from 'entities'
import { wholeAddress } from './whole-address.ts'

const LINK = /<link\b[^>]*>/gi
const FEED_TYPE = /\btype\s*=\s*["']?application\/(rss\+xml|atom\+xml|feed\+json)/i
const ALTERNATE = /\brel\s*=\s*["']?[^"'>]*\balternate\b/i
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** The address of the first feed that a page names as its own. */
export function linkedFeed(html: string, url: string): string | null {
  const link = html.match(LINK)?.find((tag) => ALTERNATE.test(tag) && FEED_TYPE.test(tag))
  const [, double, single, bare] = HREF.exec(link ?? '') ?? []
  return wholeAddress(decodeHTML(double ?? single ?? bare ?? ''), url) || null
}
