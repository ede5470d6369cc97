import type { FoundAt, FoundLogo } from '@postwright/core/model/brand-autofill'
import type { FailedReading, ReadingMarks } from './public-readers.ts'

/** Response of a web address. `type` is the response's declared type. */
export type WebPage = { bytes: Uint8Array; type: string }

export type WebPageLimits = {
  /** Accepted types, as in the `Accept` header. */
  accept: string
  maxBytes: number
}

/** Result of a visit: the page with its final URL, or the reason for its absence. */
export type Visit =
  | ({ kind: 'page'; url: string } & WebPage)
  | { kind: 'failed'; failure: 'refused' | 'unreachable' | 'too_large' }

/** Result of a conditional request for a page. */
export type Poll =
  | ({ kind: 'page'; url: string; marks: ReadingMarks } & WebPage)
  | { kind: 'unchanged' }
  | FailedReading

/** Reader of pages at addresses that users enter. */
export type WebPages = {
  /** @throws `address_refused` for an address that must not be called, `address_unreachable` without a usable response */
  read: (url: string, limits: WebPageLimits) => Promise<WebPage>
  /** Reads a page and ends after `timeout` milliseconds. A failure of the address is returned, not thrown. */
  visit: (url: string, limits: WebPageLimits & { timeout: number }) => Promise<Visit>
  /** Makes a conditional request for a page: returns it only if it has changed since the given validators. Never throws. */
  poll: (url: string, limits: WebPageLimits & { marks: ReadingMarks }) => Promise<Poll>
  /** Returns an image, small, square and as a data URL; null if it cannot be shown. */
  thumbnail: (url: string) => Promise<string | null>
  /** Returns a logo, uncropped, as a data URL; null if it cannot be shown. Vector drawings and icon files are converted. */
  logo: (url: string) => Promise<string | null>
}

/** An item of a web feed, with absolute URLs. */
export type WebFeedItem = {
  /** The feed's own ID of the item. */
  key: string
  title: string
  text: string
  /** Link of the item; empty if there is none. The same applies to the address of the image. */
  link: string
  imageUrl: string
  publishedAt: number | null
  /** Type of the item's audio or video; empty if there is none. */
  medium: string
  /** Number of views and likes, if the feed reports them. */
  views: number | null
  likes: number | null
}

export type WebFeed = { title: string; items: WebFeedItem[] }

/** A page listed in a sitemap. `title` is empty if the sitemap has none. */
export type SitemapPage = { url: string; title: string; changedAt: number | null }

/** Pages of a sitemap, or the sitemaps that an index lists, most recently changed first. */
export type Sitemap = { kind: 'pages' | 'index'; pages: SitemapPage[] }

type Source = { bytes: Uint8Array; type: string; url: string }

/** Reader of RSS, Atom, RDF and JSON feeds. */
export type WebFeedReader = {
  /** Parses a feed; null if the source is not a feed. */
  parse: (source: Source) => Promise<WebFeed | null>
  /** Parses a sitemap; null if the source is not a sitemap. */
  parseSitemap: (source: Source) => Sitemap | null
  /** Returns the URL of the feed that a page links to as its own. */
  linkedFrom: (source: Source) => Promise<string | null>
}

/** A statement that a page makes about itself. */
export type Said = { text: string; foundAt: FoundAt }

export type LinkedLogo = Pick<FoundLogo, 'url' | 'kind' | 'foundAt'>

/** A piece of CSS: a stylesheet, or a style in the page. */
export type Sheet = { source: string; css: string }

/** Contents and links of a page, with absolute URLs. No scripts are run. */
export type PageReading = {
  name: Said | null
  description: Said | null
  language: Said | null
  /** Logos of the page, the most likely one first. */
  logos: LinkedLogo[]
  /** Addresses of stylesheets, in the order of the page. */
  stylesheets: string[]
  /** Styles in the page itself. */
  sheets: Sheet[]
}

/** One use of a colour, with the custom property that names or provides it; empty without one. */
export type ColorUse = { hex: string; name: string; foundAt: FoundAt }

/** One list of font families, the preferred family first. */
export type FontUse = { families: string[]; foundAt: FoundAt }

export type StyleReading = {
  colors: ColorUse[]
  fonts: FontUse[]
  /** Font families that the site itself provides. */
  ownFamilies: string[]
}

/** A page's own data for link cards; `image` is an absolute URL. */
export type PageFacts = { title: string; description: string; image: string | null }

/** Reader of pages and stylesheets as text. Unreadable parts are left out; never throws. */
export type WebsiteReader = {
  readPage: (page: { bytes: Uint8Array; type: string; url: string }) => Promise<PageReading>
  /** Reads the link card data of a page; null for a page without a title. */
  readFacts: (page: { bytes: Uint8Array; type: string; url: string }) => Promise<PageFacts | null>
  readStyles: (sheets: readonly Sheet[]) => Promise<StyleReading>
}
