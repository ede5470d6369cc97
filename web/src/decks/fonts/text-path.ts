/** A font file as parsed by fontkit, the shaping engine of documents and of outlined vector files. */
export type OutlineFont = {
  unitsPerEm: number
  layout(
    text: string,
    features?: Record<string, boolean>,
  ): {
    glyphs: readonly { path: GlyphPath }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

type GlyphPath = {
  transform(a: number, b: number, c: number, d: number, e: number, f: number): { toSVG(): string }
}

/** Position of a text. `x` and `y` are its start on the baseline, `width` is its target width. */
type Place = { x: number; y: number; width: number; size: number; letterSpacing: number }

/** Returns the outlines of shaped text as SVG path data. With letter spacing, letters do not join. */
export function textPath(font: OutlineFont, text: string, { x, y, width, size, letterSpacing }: Place): string {
  const { glyphs, positions } = font.layout(text, letterSpacing === 0 ? {} : { liga: false, clig: false })
  const scale = size / font.unitsPerEm
  const natural = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + letterSpacing, 0)
  const stretch = natural > 0 && width > 0 ? width / natural : 1
  let left = 0
  return glyphs
    .map(({ path }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const across = x + (left + xOffset * scale) * stretch
      left += xAdvance * scale + letterSpacing
      return path.transform(scale * stretch, 0, 0, -scale, across, y - yOffset * scale).toSVG()
    })
    .join('')
}
