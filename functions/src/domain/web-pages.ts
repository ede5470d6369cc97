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

/** Addresses of the web that people enter. */
export type WebPages = {
  /** @throws `address_refused` for what must not be called, `address_unreachable` without a usable answer */
  read: (url: string, limits: WebPageLimits) => Promise<WebPage>
  /** The same without throwing; everything is given up after `timeout` milliseconds. */
  visit: (url: string, limits: WebPageLimits & { timeout: number }) => Promise<Visit>
  /** A picture, small, square and as a data address; null for whatever cannot be shown. */
  thumbnail: (url: string) => Promise<string | null>
  /** The same of a logo, whole; it may be a drawing or an icon file. */
  logo: (url: string) => Promise<string | null>
}
