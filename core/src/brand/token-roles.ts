import type { BrandColorRole } from '../model/brand-kit.ts'

const WORDS = new Map<string, BrandColorRole>([
  ...['background', 'bg', 'canvas', 'page', 'paper'].map((word) => [word, 'background'] as const),
  ...['surface', 'card', 'panel'].map((word) => [word, 'surface'] as const),
  ...['text', 'foreground', 'fg', 'ink', 'body'].map((word) => [word, 'text'] as const),
  ...['primary', 'brand', 'main'].map((word) => [word, 'primary'] as const),
  ['secondary', 'secondary'],
  ...['accent', 'highlight', 'tertiary'].map((word) => [word, 'accent'] as const),
])
/** Words that say nothing of a role: groups, levels and variants that stand for the colour itself. */
const NEUTRAL = new Set(
  'color colors colour colours token tokens global core semantic role roles sys ref alias palette theme light root $root default base value md dt'.split(
    ' ',
  ),
)
/** What a group is for goes before what its colours are named like: `background.primary` is a background. */
const GROUPS: readonly BrandColorRole[] = ['background', 'surface', 'text']
/** The step of a scale that stands for its colour. */
const MIDDLE = 500

/** A role that a name suggests; the smaller the distance, the more the name is about nothing else. */
export type RoleGuess = { role: BrandColorRole; distance: number }

/** The role that the path of a colour names: `color.brand.primary` is primary, `on-primary` and `primary.hover` are none. */
export function guessRole(path: string): RoleGuess | null {
  const parts = path.toLowerCase().split(/[.\-_ /]/)
  const step = parts.find((part) => /^\d{2,3}$/.test(part))
  const words = parts.filter((part) => part !== '' && part !== step && !NEUTRAL.has(part))
  const roles = words.map((word) => WORDS.get(word))
  if (roles.length === 0 || roles.includes(undefined)) return null
  const known = roles.filter((role) => role !== undefined)
  const role = GROUPS.includes(known[0] ?? 'other') ? known[0] : known.at(-1)
  if (role === undefined || (known.at(-1) === 'text' && role !== 'text')) return null
  return { role, distance: (step === undefined ? 0 : 1 + Math.abs(Number(step) - MIDDLE)) + words.length }
}
