import type { Box } from '@postwright/core/scene/box'
import type { LaidSpan } from '@postwright/core/scene/text-layout'

/** What a vector file needs from around it. */
export type SvgSources = {
  /** A picture as a `data:` address, and its size; null where it could not be had. */
  picture: (mediaId: string) => SvgPicture | null
  /** The blurred part of a picture that an item shows, by `cutKey`. */
  blurred: (key: string) => string | null
  /** The outlines of a text; null where text stays text. */
  outline: (span: LaidSpan) => SvgOutline | null
  /** Rules for the fonts that its text is set in. */
  fontRules: string
}

/** Text as shapes, for a text that begins at 0 on the baseline 0. */
export type SvgOutline = { path: string; images: { href: string; box: Box }[] }

export type SvgPicture = { href: string; width: number; height: number }

/** Definitions that elements name: gradients and masks. */
export type SvgDefinitions = {
  /** @returns the address by which elements name it */
  add: (name: string, attributes: Record<string, string | number | null>, content: string) => string
  all: () => string
}
