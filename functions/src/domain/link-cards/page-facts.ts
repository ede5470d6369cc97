export type PageFacts = { title: string; description: string; image: string | null }

const TITLE_MAX = 300
const DESCRIPTION_MAX = 1_000

const META = /<meta\s[^>]{1,4000}>/gi
const NAMED: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * What a page says about itself for cards (Open Graph), read as text: nothing of the page is run.
 * @returns null for a page without a title
 */
export function readPageFacts(html: string, address: string): PageFacts | null {
  const facts = new Map<string, string>()
  for (const [tag] of html.matchAll(META)) {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name')
    const content = attributeOf(tag, 'content')
    if (name && content && !facts.has(name.toLowerCase())) facts.set(name.toLowerCase(), content)
  }
  const plain = /<title[^>]{0,200}>([^<]{1,2000})</i.exec(html)?.[1]
  const title = plainText(facts.get('og:title') ?? (plain && decode(plain)) ?? '', TITLE_MAX)
  if (title === '') return null
  const description = plainText(facts.get('og:description') ?? facts.get('description') ?? '', DESCRIPTION_MAX)
  return { title, description, image: absolute(facts.get('og:image'), address) }
}

function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? null : decode(value)
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, number, hex, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? whole
    const point = typeof number === 'string' ? Number(number) : Number.parseInt(String(hex), 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

function plainText(text: string, max: number): string {
  return [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, max).join('')
}

function absolute(address: string | undefined, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
