import { FEED_ITEMS_MAX } from '@postwright/core/limits'
import { type Attributes, readMarkup } from '../markup/read-markup.ts'
import type { RawFeed, RawItem } from './raw-feed.ts'

type Part = { name: string; attributes: Attributes; text: string; depth: number }
type Item = { parts: Part[]; depth: number }

const ROOTS = new Set(['rss', 'rdf:RDF', 'feed'])
/** Maximum number of open elements; deeper ones are skipped, and their text belongs to the surrounding element. */
const DEPTH_MAX = 40
const PARTS_MAX = 100
const PART_LENGTH_MAX = 200_000
const PREFIXES_MAX = 20
/** Elements that only group parts of their item. */
const GROUPS = new Set(['media:group', 'media:community'])

/** Prefixes that specifications use, by namespace. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://purl.org/rss/1.0/modules/content/', 'content:'],
  ['http://search.yahoo.com/mrss/', 'media:'],
  ['http://purl.org/dc/elements/1.1/', 'dc:'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes:'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:'],
  ['http://www.w3.org/2005/Atom', ''],
])

/** Returns the first items of a feed in RSS, RDF or Atom; null for any other text. */
export function readXmlFeed(xml: string): RawFeed | null {
  const path: string[] = []
  const items: Item[] = []
  const nameOf = createNames()
  let title: string | undefined
  let tooDeep = 0
  let item: Item | null = null
  let part: Part | null = null

  const addText = (text: string) => {
    if (part && part.text.length < PART_LENGTH_MAX) part.text += text
  }
  const open = (name: string, attributes: Attributes) => {
    path.push(name)
    const depth = path.length
    if (part) addText(`<${name}>`)
    else if (item) {
      if (isPartOf(item, path)) part = { name, attributes, text: '', depth }
    } else if (name === 'item' || name === 'entry') {
      item = { parts: [{ name, attributes, text: '', depth }], depth }
    } else if (name === 'title' && isOfFeed(path)) part = { name, attributes, text: '', depth }
  }
  const close = () => {
    const depth = path.length
    const name = path.pop() ?? ''
    if (part?.depth === depth) {
      if (item && item.parts.length < PARTS_MAX) item.parts.push(part)
      if (!item) title ??= part.text
      part = null
    } else addText(`</${name}>`)
    if (item?.depth !== depth) return
    if (items.length < FEED_ITEMS_MAX) items.push(item)
    item = null
  }

  readMarkup(
    xml,
    {
      onOpen(written, attributes, isEmpty) {
        const name = nameOf(written, attributes)
        if (path.length === 0 && !ROOTS.has(name)) return
        if (tooDeep > 0 || path.length === DEPTH_MAX) tooDeep += isEmpty ? 0 : 1
        else {
          open(name, attributes)
          if (isEmpty) close()
        }
      },
      // The text of elements in a part was escaped once: escaping `<` again restores the markup.
      onText: (text) => addText(part && path.length > part.depth ? text.replaceAll('<', '&lt;') : text),
      onClose(written) {
        if (tooDeep > 0) tooDeep -= 1
        else
          for (let left = path.length - path.lastIndexOf(nameOf(written)); left > 0 && left <= path.length; left -= 1)
            close()
      },
    },
    { isXml: true },
  )
  return title === undefined && items.length === 0 ? null : { title, items: items.map(({ parts }) => itemOf(parts)) }
}

function isPartOf(item: Item, path: readonly string[]): boolean {
  const name = path.at(-1)
  const above = path.at(-2) ?? ''
  return !GROUPS.has(name ?? '') && (path.length === item.depth + 1 || GROUPS.has(above))
}

function isOfFeed(path: readonly string[]): boolean {
  return path.length === 2 ? path[0] === 'feed' : path.length === 3 && path[1] === 'channel'
}

/** Returns a function that gives element names the usual prefix for their namespace, because files may use other prefixes. */
function createNames(): (written: string, attributes?: Attributes) => string {
  const prefixes = new Map<string, string>()
  return (written, attributes = {}) => {
    for (const [key, value = ''] of Object.entries(attributes)) {
      const usual = key.startsWith('xmlns:') ? PREFIXES.get(value) : undefined
      if (usual !== undefined && prefixes.size < PREFIXES_MAX) prefixes.set(key.slice('xmlns:'.length), usual)
    }
    const at = written.indexOf(':')
    const usual = at === -1 ? undefined : prefixes.get(written.slice(0, at))
    return usual === undefined ? written : usual + written.slice(at + 1)
  }
}

function itemOf(parts: readonly Part[]): RawItem {
  const textOf = (...names: string[]) =>
    names.map((name) => parts.find((part) => part.name === name)?.text).find((text) => text !== undefined)
  const guid = parts.find(({ name }) => name === 'guid')
  const isAddress = guid !== undefined && guid.attributes.isPermaLink !== 'false'
  const links = parts.filter(({ name }) => name === 'link')
  const own = links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate')
  const link = own && (own.attributes.href ?? own.text)
  return {
    key: guid?.text ?? textOf('id') ?? parts[0]?.attributes['rdf:about'] ?? link,
    title: textOf('title'),
    html: textOf('content:encoded', 'content', 'description', 'summary', 'media:description'),
    link: link ?? (isAddress ? guid.text : undefined),
    pictures: picturesOf(parts),
    published: textOf('pubDate', 'published', 'dc:date', 'updated'),
    medium: mediumOf(parts),
    views: parts.find(({ name }) => name === 'media:statistics')?.attributes.views,
    likes: parts.find(({ name }) => name === 'media:starRating')?.attributes.count,
  }
}

function picturesOf(parts: readonly Part[]): (string | undefined)[] {
  const isPicture = ({ attributes: { medium, type } }: Part) =>
    medium === 'image' || type?.startsWith('image/') === true
  const named = (...names: string[]) => parts.filter(({ name }) => names.includes(name))
  return [
    ...named('media:content')
      .filter(isPicture)
      .map(({ attributes }) => attributes.url),
    ...named('media:thumbnail').map(({ attributes }) => attributes.url),
    ...named('enclosure')
      .filter(isPicture)
      .map(({ attributes }) => attributes.url),
    ...named('link')
      .filter((link) => link.attributes.rel === 'enclosure' && isPicture(link))
      .map(({ attributes }) => attributes.href),
    ...named('itunes:image').map(({ attributes }) => attributes.href),
  ]
}

/** Returns the type of the first audio, video or Flash player; the attribute `medium` replaces a missing type. */
function mediumOf(parts: readonly Part[]): string | undefined {
  const types = parts
    .filter(({ name, attributes }) => ['enclosure', 'media:content'].includes(name) || attributes.rel === 'enclosure')
    .map(({ attributes: { type = '', medium = '' } }) => type || medium)
  return types.find((type) => type.startsWith('audio') || type.startsWith('video') || type.includes('shockwave'))
}
