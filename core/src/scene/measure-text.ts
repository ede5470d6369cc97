/** A font as it is measured and drawn; `size` in pixels. */
export type Font = { family: string; weight: number; isItalic: boolean; size: number }

/** Of a font, in pixels: how far letters reach above and below the baseline. */
export type FontMetrics = { ascent: number; descent: number }

/**
 * What layout knows about fonts. Screens and workers answer it from the same font files, so that lines break alike wherever a
 * slide is drawn. Letter spacing is added by the layout, never by the port.
 */
export type MeasureText = {
  /** The width of a text on one line, kerning and ligatures included, in pixels. */
  widthOf(text: string, font: Font): number
  metricsOf(font: Font): FontMetrics
}
