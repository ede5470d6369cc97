import type { Sitemap, SitemapPage } from '../../domain/ports/web.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { readDate } from './read-date.ts'
import { wholeAddress } from './whole-address.ts'

/** Pages that are read of one file, and those that are kept, the last changed. */
const ENTRIES_MAX = 20_000
const PAGES_MAX = 200
const TEXT_MAX = 2_000

type Field = 'url' | 'changed' | 'published' | 'title'

const ENTRIES = new Set(['url', 'sitemap'])
/** What is read of an entry, by the name of its element without a prefix. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['loc', 'url'],
  ['lastmod', 'changed'],
  ['publication_date', 'published'],
  ['title', 'title'],
])

/** The last changed pages of a sitemap, or of the sitemaps of an index; null for what is none. */
export function readSitemap(xml: string, base: string): Sitemap | null {
  let kind: Sitemap['kind'] | null = null
  let entry: Map<Field, string> | null = null
  let field: Field | null = null
  const pages: SitemapPage[] = []
  readMarkup(
    xml,
    {
      onOpen(written, _attributes, isEmpty) {
        const name = localName(written)
        if (kind === null) {
          if (name === 'urlset') kind = 'pages'
          else if (name === 'sitemapindex') kind = 'index'
        } else if (ENTRIES.has(name) && entry === null) entry = new Map()
        else if (entry && !isEmpty) {
          const found = FIELDS.get(name)
          field = found !== undefined && !entry.has(found) ? found : null
        }
      },
      onText(text) {
        if (entry && field) entry.set(field, ((entry.get(field) ?? '') + text).slice(0, TEXT_MAX))
      },
      onClose(written) {
        field = null
        if (!entry || !ENTRIES.has(localName(written))) return
        const url = wholeAddress(entry.get('url'), base)
        const changedAt = readDate(entry.get('published') ?? entry.get('changed'))
        if (url !== '' && pages.length < ENTRIES_MAX)
          pages.push({ url, title: entry.get('title')?.trim() ?? '', changedAt })
        entry = null
      },
    },
    { isXml: true },
  )
  if (kind === null) return null
  return { kind, pages: pages.toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0)).slice(0, PAGES_MAX) }
}

function localName(written: string): string {
  return written.slice(written.indexOf(':') + 1)
}
