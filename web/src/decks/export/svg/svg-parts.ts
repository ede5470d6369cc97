import type { Box } from '@postwright/core/scene/box'
import type { LaidSpan } from '@postwright/core/scene/text-layout'

export type SvgSources = {
  /** Returns an image as a `data:` address, and its size; null if it could not be loaded. */
  picture: (mediaId: string) => SvgImage | null
  /** Returns the blurred visible part of an image, by `cutKey`. */
  blurred: (key: string) => string | null
  /** Returns the outlines of a span of text; null if the file keeps editable text. */
  outline: (span: LaidSpan) => SvgOutline | null
  /** CSS rules for the fonts of the text. */
  fontRules: string
}

/** Text as shapes, for a text that starts at 0 on the baseline 0. */
export type SvgOutline = { path: string; images: { href: string; box: Box }[] }

export type SvgImage = { href: string; width: number; height: number }

/** Definitions referenced by elements: gradients and masks. */
export type SvgDefinitions = {
  /**
   * Adds a definition.
   * @returns the address by which elements reference it
   */
  add: (name: string, attributes: Record<string, string | number | null>, content: string) => string
  all: () => string
}
