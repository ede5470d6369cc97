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
}

export type WebFeed = { title: string; items: WebFeedItem[] }

type Source = { bytes: Uint8Array; type: string; url: string }

/** Reads RSS, Atom, RDF and JSON feeds. */
export type WebFeedReader = {
  /** Null for what is no feed. */
  parse: (source: Source) => Promise<WebFeed | null>
  /** The address of the feed that a page names as its own. */
  linkedFrom: (source: Source) => Promise<string | null>
}
