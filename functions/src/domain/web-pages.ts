/** What an address on the web answers with. `type` is what the answer says of itself. */
export type WebPage = { bytes: Uint8Array; type: string }

export type WebPageLimits = {
  /** Types that are wanted, as a header names them. */
  accept: string
  maxBytes: number
}

/** Addresses of the web that people enter. */
export type WebPages = {
  /** @throws `address_refused` for what must not be called, `address_unreachable` without a usable answer */
  read: (url: string, limits: WebPageLimits) => Promise<WebPage>
  /** A picture, small and as a data address; null for whatever cannot be shown. */
  thumbnail: (url: string) => Promise<string | null>
}
