import type { FoundAt, FoundLogo } from '@postwright/core/model/brand-autofill'
import type { FailedReading, ReadingMarks } from './public-readers.ts'

/** What an address on the web answers with. `type` is what the answer says of itself. */
export type WebPage = { bytes: Uint8Array; type: string }

export type WebPageLimits = {
  /** Types that are wanted, as a header names them. */
  accept: string
  maxBytes: number
}

/** What became of a visit: the page with the address that it answered at, or why there is none. */
export type Visit =
  | ({ kind: 'page'; url: string } & WebPage)
  | { kind: 'failed'; failure: 'refused' | 'unreachable' | 'too_large' }

/** What became of asking for a page that may not have changed since it was last read. */
export type Poll =
  | ({ kind: 'page'; url: string; marks: ReadingMarks } & WebPage)
  | { kind: 'unchanged' }
  | FailedReading

/** Addresses of the web that people enter. */
export type WebPages = {
  /** @throws `address_refused` for what must not be called, `address_unreachable` without a usable answer */
  read: (url: string, limits: WebPageLimits) => Promise<WebPage>
  /** The same without throwing; everything is given up after `timeout` milliseconds. */
  visit: (url: string, limits: WebPageLimits & { timeout: number }) => Promise<Visit>
  /** A page that is read again and again, if it has changed since the marks; nothing throws. */
  poll: (url: string, limits: WebPageLimits & { marks: ReadingMarks }) => Promise<Poll>
  /** A picture, small, square and as a data address; null for whatever cannot be shown. */
  thumbnail: (url: string) => Promise<string | null>
  /** The same of a logo, whole; it may be a drawing or an icon file. */
  logo: (url: string) => Promise<string | null>
}

/** A feed of the web as it was read, with addresses made whole. */
export type WebFeedItem = {
  /** What the feed itself tells its items apart by. */
  key: string
  title: string
  text: string
  /** Empty without one, as is the address of the picture. */
  link: string
  imageUrl: string
  publishedAt: number | null
  /** The type of its recording or film; empty without one. */
  medium: string
  /** How often it was seen and liked, where the feed says so. */
  views: number | null
  likes: number | null
}

export type WebFeed = { title: string; items: WebFeedItem[] }

/** A page that a sitemap names. `title` is empty where the sitemap has none. */
export type SitemapPage = { url: string; title: string; changedAt: number | null }

/** The pages of a sitemap, or the sitemaps that an index names, the last changed first. */
export type Sitemap = { kind: 'pages' | 'index'; pages: SitemapPage[] }

type Source = { bytes: Uint8Array; type: string; url: string }

/** Reads RSS, Atom, RDF and JSON feeds. */
export type WebFeedReader = {
  /** Null for what is no feed. */
  parse: (source: Source) => Promise<WebFeed | null>
  /** Null for what is no sitemap. */
  parseSitemap: (source: Source) => Sitemap | null
  /** The address of the feed that a page names as its own. */
  linkedFrom: (source: Source) => Promise<string | null>
}

/** What a page says of itself. */
export type Said = { text: string; foundAt: FoundAt }

export type LinkedLogo = Pick<FoundLogo, 'url' | 'kind' | 'foundAt'>

/** A piece of CSS: a stylesheet, or what stands in the page. */
export type Sheet = { source: string; css: string }

/** What a page says and names, with whole addresses. Nothing of it is run. */
export type PageReading = {
  name: Said | null
  description: Said | null
  language: Said | null
  /** The likeliest first. */
  logos: LinkedLogo[]
  /** In the order of the page. */
  stylesheets: string[]
  /** What stands in the page itself. */
  sheets: Sheet[]
}

/** One use of a colour, with the custom property that it is named by or comes through; empty without one. */
export type ColorUse = { hex: string; name: string; foundAt: FoundAt }

/** One list of font families, the first wanted most. */
export type FontUse = { families: string[]; foundAt: FoundAt }

export type StyleReading = {
  colors: ColorUse[]
  fonts: FontUse[]
  /** Families that come with the site. */
  ownFamilies: string[]
}

/** What a page says about itself for cards; `image` is a whole address. */
export type PageFacts = { title: string; description: string; image: string | null }

/** Reads pages and stylesheets as text. What cannot be read is left out; nothing throws. */
export type WebsiteReader = {
  readPage: (page: { bytes: Uint8Array; type: string; url: string }) => Promise<PageReading>
  /** Null for a page without a title. */
  readFacts: (page: { bytes: Uint8Array; type: string; url: string }) => Promise<PageFacts | null>
  readStyles: (sheets: readonly Sheet[]) => Promise<StyleReading>
}
