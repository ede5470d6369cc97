import type { FoundAt, FoundLogo } from '@postwright/core/model/brand-autofill'

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
