import type { PageFacts } from '../../domain/ports/web.ts'
import { toAbsoluteUrl } from '../feed/absolute-url.ts'
import { readMarkup } from '../markup/read-markup.ts'

const TITLE_MAX = 300
const DESCRIPTION_MAX = 1_000
/** Maximum number of characters read of a text, such as an unclosed title. */
const READ_MAX = 4_000

/**
 * Returns the card data of a page (Open Graph), read as text: no code of the page runs.
 * @returns null for a page without a title
 */
export function readPageFacts(html: string, address: string): PageFacts | null {
  const facts = new Map<string, string>()
  let plain: string | null = null
  let isInTitle = false
  readMarkup(html, {
    onOpen(name, { property, name: named, content }) {
      if (name === 'title') isInTitle = plain === null
      const key = (property ?? named ?? '').toLowerCase()
      if (name === 'meta' && READ.has(key) && content && !facts.has(key)) facts.set(key, content)
    },
    onText(text) {
      if (isInTitle && (plain ?? '').length < READ_MAX) plain = (plain ?? '') + text
    },
    onClose(name) {
      if (name === 'title') isInTitle = false
    },
  })
  const title = lineOf(facts.get('og:title') ?? plain ?? '', TITLE_MAX)
  if (title === '') return null
  const description = lineOf(facts.get('og:description') ?? facts.get('description') ?? '', DESCRIPTION_MAX)
  return { title, description, image: toAbsoluteUrl(facts.get('og:image'), address) || null }
}

const READ = new Set(['og:title', 'og:description', 'description', 'og:image'])

function lineOf(text: string, max: number): string {
  const line = text.slice(0, READ_MAX).replaceAll(/\s+/g, ' ').trim()
  return [...line].slice(0, max).join('')
}
