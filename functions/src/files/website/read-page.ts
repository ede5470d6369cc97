import type { LinkedLogo, PageReading, Said, Sheet } from '../../domain/ports/web.ts'
import { toAbsoluteUrl } from '../feed/absolute-url.ts'
import { type Attributes, readMarkup } from '../markup/read-markup.ts'
import { matchesLightScreen } from './light-screen.ts'
import type { FoundAt } from '@postwright/core/model/brand-autofill'
import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'

/** Elements whose text is read. */
const READ = ['title', 'style', 'script']
/** Maximum numbers of stylesheets and logos read per page; later ones are ignored. */
const SHEETS_MAX = 40
const LOGOS_MAX = 40
/** Maximum length of a metadata name that is read. */
const KEY_MAX = 40
/** Kinds of logos, the most likely first. */
const KINDS: readonly LinkedLogo['kind'][] = ['structured_data', 'header', 'touch_icon', 'icon', 'share_picture']

/** Reads the metadata of a page in one pass over its text. */
export function readPage(html: string, url: string): PageReading {
  const said = new Map<string, Said>()
  const logos: LinkedLogo[] = []
  const stylesheets: string[] = []
  const sheets: Sheet[] = []
  /** Number of open headers and navigations: an image inside one is likely the logo. */
  let depth = 0
  let base = url
  let open: { name: string; attributes: Attributes; text: string } | null = null

  const say = (key: string, text: string, selector: string) => {
    const found = saidBy(text, { source: url, selector, property: '' })
    if (found && !said.has(key)) said.set(key, found)
  }
  const offer = (logo: LinkedLogo | null) => {
    if (logo && logos.length < LOGOS_MAX) logos.push(logo)
  }
  const keep = (css: string) => {
    if (sheets.length < SHEETS_MAX && css.trim() !== '') sheets.push({ source: url, css })
  }

  readMarkup(html, {
    onOpen(name, attributes) {
      if (READ.includes(name)) open = { name, attributes, text: '' }
      if (name === 'header' || name === 'nav') depth += 1
      if (name === 'base') base = toAbsoluteUrl(attributes.href, url) || base
      if (name === 'html') say('language', attributes.lang ?? '', 'html[lang]')
      if (name === 'meta') readMeta(attributes)
      if (name === 'link' && isStylesheet(attributes)) {
        const address = toAbsoluteUrl(attributes.href, base)
        if (address !== '' && stylesheets.length < SHEETS_MAX) stylesheets.push(address)
      }
      if (attributes.style) keep(`${name}{${attributes.style.replaceAll(/[{}]/g, ' ')}}`)
      if (logos.length < LOGOS_MAX) offer(logoOfElement({ name, attributes, isInHeader: depth > 0, source: url, base }))
    },
    onText(text) {
      if (open) open.text += text
    },
    onClose(name) {
      if ((name === 'header' || name === 'nav') && depth > 0) depth -= 1
      if (open?.name !== name) return
      const { attributes, text } = open
      open = null
      if (name === 'title') say('title', text, 'title')
      if (name === 'style' && isScreen(attributes)) keep(text)
      if (name !== 'script' || attributes.type?.toLowerCase() !== 'application/ld+json') return
      const data = readStructuredData(text, base)
      if (data.name) say('organization', data.name, 'script[type="application/ld+json"] name')
      if (data.description)
        say('organization description', data.description, 'script[type="application/ld+json"] description')
      if (data.logo) {
        const foundAt = { source: url, selector: 'script[type="application/ld+json"]', property: 'logo' }
        offer({ url: data.logo, kind: 'structured_data', foundAt })
      }
    },
  })

  function readMeta({ name, property, content }: Attributes): void {
    const key = (property ?? name ?? '').toLowerCase()
    if (!content || key === '' || key.length > KEY_MAX) return
    const selector = `meta[${property ? 'property' : 'name'}="${key}"]`
    say(key, content, selector)
    if (key === 'theme-color') keep(`meta{theme-color:${content.replaceAll(/[{};]/g, ' ')}}`)
    const picture = key === 'og:image' ? toAbsoluteUrl(content, base) : ''
    if (picture !== '')
      offer({ url: picture, kind: 'share_picture', foundAt: { source: url, selector, property: 'content' } })
  }

  const first = (...keys: string[]) => keys.map((key) => said.get(key)).find(Boolean) ?? null
  return {
    name: first('organization', 'og:site_name', 'application-name', 'title', 'og:title'),
    description: first('organization description', 'description', 'og:description'),
    language: first('language', 'og:locale', 'content-language'),
    logos: KINDS.flatMap((kind) => logos.filter((logo) => logo.kind === kind)),
    stylesheets: [...new Set(stylesheets)],
    sheets,
  }
}

function isStylesheet(attributes: Attributes): boolean {
  const rel = attributes.rel?.toLowerCase().split(/\s/) ?? []
  return rel.includes('stylesheet') && !rel.includes('alternate') && isScreen(attributes)
}

function isScreen({ media = '' }: Attributes): boolean {
  return matchesLightScreen(media)
}

const WORDS_MAX = 600

const READ_MAX = 10_000

/** Returns a text of the page as one line, with its source; null for an empty text. */
function saidBy(text: string, foundAt: FoundAt): Said | null {
  const line = text.slice(0, READ_MAX).replaceAll(/\s+/g, ' ').trim()
  const words = [...line].slice(0, WORDS_MAX).join('').slice(0, WORDS_MAX)
  return words === '' ? null : { text: words, foundAt }
}

type Element = {
  name: string
  attributes: Attributes
  isInHeader: boolean
  /** Address of the page, and the base of its relative addresses. */
  source: string
  base: string
}

const SELECTOR_MAX = 160

/** Returns the logo that an element shows or links, if it looks like one. */
function logoOfElement({ name, attributes, isInHeader, source, base }: Element): LinkedLogo | null {
  if (name === 'link') return linkedIcon(attributes, source, base)
  if (name !== 'img') return null
  const { src, alt = '', class: classes = '', id = '' } = attributes
  if (src === undefined) return null
  const isNamedSo = /logo|brand/i.test([src, alt, classes, id].join(' '))
  const url = isInHeader || isNamedSo ? toAbsoluteUrl(src, base) : ''
  if (url === '') return null
  const selector = `${isInHeader ? 'header ' : ''}img${classes === '' ? '' : `.${classes.slice(0, SELECTOR_MAX).trim().replaceAll(/\s+/g, '.')}`}`
  return { url, kind: 'header', foundAt: { source, selector: selector.slice(0, SELECTOR_MAX), property: 'src' } }
}

function linkedIcon({ rel = '', href }: Attributes, source: string, base: string): LinkedLogo | null {
  const rels = rel.toLowerCase().split(/\s/)
  const kind = rels.some((each) => each.startsWith('apple-touch-icon'))
    ? 'touch_icon'
    : rels.includes('icon')
      ? 'icon'
      : null
  const url = kind === null ? '' : toAbsoluteUrl(href, base)
  if (kind === null || url === '') return null
  const selector = `link[rel="${rel.slice(0, 60)}"]`
  return { url, kind, foundAt: { source, selector, property: 'href' } }
}

/** Types that describe the organisation behind a site; other types describe single pages. */
const WHO = /organization|business|corporation|brand|store|website/i

const DEPTH_MAX = 6

const THINGS_MAX = 200

const pictureSchema = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])

const thingSchema = z.object({
  '@type': z.union([z.string(), z.array(z.string()).transform((types) => types.join(' '))]),
  name: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  logo: pictureSchema.optional().catch(undefined),
})

type StructuredData = { name: string; description: string; logo: string }

/** Returns the data that a page's JSON-LD contains about the organisation behind it; empty where there is none. */
function readStructuredData(json: string, base: string): StructuredData {
  const things = thingsIn(parseJson(json), DEPTH_MAX)
    .slice(0, THINGS_MAX)
    .flatMap((value) => {
      const thing = thingSchema.safeParse(value)
      return thing.success && WHO.test(thing.data['@type']) ? [thing.data] : []
    })
  const first = (key: 'name' | 'description' | 'logo') => things.find((thing) => thing[key])?.[key] ?? ''
  return { name: first('name'), description: first('description'), logo: toAbsoluteUrl(first('logo'), base) }
}

/** Returns every object of a value, outer objects before nested ones. */
function thingsIn(value: unknown, depth: number): unknown[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((each) => thingsIn(each, depth - 1))
  return Array.isArray(value) ? inner : [value, ...inner]
}
