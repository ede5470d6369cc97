import { BRAND } from '../brand.ts'
import { BRAND_FONT_ROLES, type BrandKitDraft } from '../model/brand-kit.ts'

/** Returns the path of the token that an alias refers to, as in `{color.ink}`; null for any other value. */
export function aliasTarget(value: unknown): string | null {
  const match = typeof value === 'string' ? /^\{([^{}]{1,400})\}$/.exec(value.trim()) : null
  return match?.[1]?.trim() ?? null
}

/** Returns a valid token name: no dots, braces or leading `$`, and not a number, which would change its position. */
export function tokenName(name: string): string {
  const cut = name
    .toLowerCase()
    .replaceAll(/[\s.{}/]+/g, '-')
    .replace(/^[$-]+|-+$/g, '')
  if (cut === '') return 'unnamed'
  return /^\d+$/.test(cut) ? `no-${cut}` : cut
}

/** Key of our extension in a token: the reversed domain, as the format requires. */
export const TOKEN_EXTENSION = BRAND.domain.split('.').toReversed().join('.')

type Token = Record<string, unknown>

/** Exports a kit as design tokens in the format of the W3C's community group: colours, families, and the minimum width of logos. */
export function tokensOfKit({
  name,
  colors,
  fonts,
  logos,
}: Pick<BrandKitDraft, 'name' | 'colors' | 'fonts' | 'logos'>): Token {
  const families = BRAND_FONT_ROLES.filter((role) => fonts[role] !== '')
  const widths = logos.filter(({ minWidth }) => minWidth > 0)
  return {
    $description: name,
    ...(colors.length > 0 && { color: { $type: 'color', ...Object.fromEntries(colorTokens(colors)) } }),
    ...(families.length > 0 && {
      font: { $type: 'fontFamily', ...Object.fromEntries(families.map((role) => [role, { $value: [fonts[role]] }])) },
    }),
    ...(widths.length > 0 && {
      logo: {
        $type: 'dimension',
        ...Object.fromEntries(
          widths.map(({ role, minWidth }) => [`${role}-min-width`, { $value: { value: minWidth, unit: 'px' } }]),
        ),
      },
    }),
  }
}

function colorTokens(colors: BrandKitDraft['colors']): [string, Token][] {
  const taken = new Set<string>()
  return colors.map(({ name, hex, role }) => {
    const plain = tokenName(name)
    let key = plain
    for (let count = 2; taken.has(key); count += 1) key = `${plain}-${count}`
    taken.add(key)
    const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(5)))
    return [
      key,
      {
        $value: { colorSpace: 'srgb', components, alpha: 1, hex },
        $extensions: { [TOKEN_EXTENSION]: { name, role } },
      },
    ]
  })
}
