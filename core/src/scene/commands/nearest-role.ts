import { COLOR_ROLES, type Color, type ColorRole } from '../color.ts'
import type { Theme } from '../theme.ts'

/** The role whose colour in a theme is nearest to a colour, as eyes weigh red, green and blue. */
export function nearestRole(theme: Theme, color: Color): Color {
  if (color.startsWith('@')) return color
  const [first, ...others] = COLOR_ROLES
  const nearest = others.reduce<ColorRole>(
    (best, role) => (distance(theme.colors[role], color) < distance(theme.colors[best], color) ? role : best),
    first,
  )
  return `@${nearest}`
}

function distance(a: string, b: string): number {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16),
  )
  return 2 * (red ?? 0) ** 2 + 4 * (green ?? 0) ** 2 + 3 * (blue ?? 0) ** 2
}
