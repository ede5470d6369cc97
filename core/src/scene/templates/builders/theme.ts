import type { Theme } from '../../theme.ts'

type Colors = Theme['colors']

/** A theme in the order in which designs read best: paper, card, ink, quiet ink, first and second colour; then the fonts. */
export function theme(
  [background, surface, text, muted, primary, accent]: readonly [string, string, string, string, string, string],
  [heading, body]: readonly [string, string],
): Theme {
  const colors: Colors = { background, surface, text, muted, primary, accent }
  return { colors, fonts: { heading, body } }
}
