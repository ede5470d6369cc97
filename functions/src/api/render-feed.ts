import { BRAND } from '@postwright/core/brand'
import { firstLine } from '@postwright/core/text/first-line'
import { withoutControls } from '@postwright/core/text/without-controls'
import { Feed, type Item } from 'feed'
import type { Config } from '../domain/ports/config.ts'
import { feedAddress, feedPictureAddress } from '../domain/feeds/feed-address.ts'
import type { PublicFeed } from '../domain/feeds/read-feed.ts'
import type { FeedItem } from '../domain/ports/feeds.ts'

export type FeedFormat = 'xml' | 'json'

/** A feed as its readers take it: RSS 2.0 or JSON Feed 1. */
export function renderFeed(config: Config, { place, feed, items, updatedAt }: PublicFeed, format: FeedFormat): string {
  const address = feedAddress(config, place)
  const made = new Feed({
    title: withoutControls(feed.name),
    description: withoutControls(feed.name),
    id: address,
    link: config.appOrigin,
    updated: new Date(updatedAt),
    generator: BRAND.name,
    copyright: '',
    feedLinks: { rss: address, json: `${address}.json` },
  })
  for (const stored of items) {
    const item = { ...stored, title: withoutControls(stored.title), text: withoutControls(stored.text) }
    const pictures = item.media.map((file) => ({
      ...file,
      url: feedPictureAddress(config, place, item.id, file.mediaId),
    }))
    const [first] = pictures
    made.addItem({
      ...entryOf(item, address, format),
      content: [
        ...paragraphsOf(item.text),
        ...pictures.map(({ url, alt }) => `<p><img src="${escape(url)}" alt="${escape(withoutControls(alt))}"></p>`),
      ].join(''),
      // RSS knows one file per item; the others are shown in the text.
      ...(first && { enclosure: { url: first.url, type: first.mime, length: first.bytes } }),
    })
  }
  return format === 'json' ? made.json1() : made.rss2()
}

/** Readers of RSS take titles and summaries for markup, those of JSON for text. */
function entryOf({ id, title, text, publishedAt }: FeedItem, address: string, format: FeedFormat): Item {
  const link = `${address}#${id}`
  const say = format === 'xml' ? escape : (words: string) => words
  const name = title || firstLine(text) || new Date(publishedAt).toISOString().slice(0, 10)
  return { id: link, link, title: say(name), date: new Date(publishedAt), description: say(text) }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .flatMap((part) => (part.trim() === '' ? [] : `<p>${escape(part.trim()).replaceAll('\n', '<br>')}</p>`))
}

/** What a post says is text: nothing in it becomes markup in a reader. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
