/** A font for measuring and drawing; `size` in pixels. */
export type Font = { family: string; weight: number; isItalic: boolean; size: number }

/** Ascent and descent of a font, in pixels. */
export type FontMetrics = { ascent: number; descent: number }

/**
 * Font measurements for layout. The browser and workers implement it with the same font files, so that lines break identically wherever a
 * slide is drawn. Letter spacing is added by the layout, never by the port.
 */
export type MeasureText = {
  /** Returns the width of a text on one line, kerning and ligatures included, in pixels. */
  widthOf(text: string, font: Font): number
  metricsOf(font: Font): FontMetrics
}
