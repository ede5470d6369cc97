import { PLATFORM_NAMES } from '../platforms/platform-names.ts'
import { type LinkBlock, type LinkPageDraft, showsChannel } from '../model/link-page.ts'
import type { Format } from '../scene/format.ts'
import { excerptOf } from '../text/excerpt.ts'
import { findLinkFault, hostOf } from './link-fault.ts'

/** A published post that has an address at its network. */
export type PagePost = {
  id: string
  postId: string
  connectionId: string
  platform: keyof typeof PLATFORM_NAMES
  text: string
  url: string
}

/** A public feed of the workspace with its latest items. */
export type PageFeed = { connectionId: string; name: string; url: string; items: readonly string[] }

/** A deck with the address of the image of its first slide. */
export type PageDeck = { name: string; format: Format; image: string | null }

/** Content that blocks show besides their own text. */
export type PageContent = {
  posts: readonly PagePost[]
  feeds: readonly PageFeed[]
  decks: ReadonlyMap<string, PageDeck>
}

type Item = { href: string; label: string; note: string }

type Block =
  | { kind: 'links'; heading: string; items: Item[] }
  | { kind: 'posts'; heading: string; items: Item[] }
  | { kind: 'feed'; heading: string; items: (Item & { latest: readonly string[] })[] }
  | ({ kind: 'deck'; heading: string; href: string | null } & PageDeck)
  | { kind: 'contact'; heading: string; items: Item[] }

/** Everything shown on a page, in order and as text. */
export type PageView = { title: string; bio: string; logo: string | null; blocks: Block[] }

/** Texts that the product adds to every page. */
export type PageWords = Record<
  'posts' | 'deck' | 'feed' | 'contact' | 'subscribe' | 'madeWith' | 'missing' | 'missingText',
  string
>

type Options = {
  content: PageContent
  words: PageWords
  logo: string | null
  ownHost: string
  /** Returns the target of a click: an address that counts it and redirects, or the target itself in a preview. */
  hrefOf: (place: { blockId: string; itemId: string }, target: string) => string
}

const EXCERPT_MAX = 140
const LATEST_MAX = 3
/** Characters of a phone number that are not dialled. */
const NOT_DIALLED = /[^\d+*#]/g

/** Builds a page. Links with a fault and blocks without content are left out. */
export function pageViewOf({ title, bio, blocks }: LinkPageDraft, options: Options): PageView {
  return { title, bio, logo: options.logo, blocks: blocks.flatMap((block) => blockView(block, options)) }
}

function blockView(block: LinkBlock, { content, words, ownHost, hrefOf }: Options): Block[] {
  const { id, kind } = block
  const heading = block.heading || (kind === 'links' ? '' : words[kind])
  const isChosen = ({ connectionId }: { connectionId: string }) => showsChannel(block, connectionId)
  if (kind === 'links') {
    const items = block.links
      .filter(({ url }) => findLinkFault(url, ownHost) === null)
      .map(({ id: itemId, label, url }) => {
        const host = hostOf(url)
        return {
          href: hrefOf({ blockId: id, itemId }, url.trim()),
          label: label || host,
          note: label === '' ? '' : host,
        }
      })
    return items.length === 0 ? [] : [{ kind, heading, items }]
  }
  if (kind === 'posts') {
    const shown = content.posts.filter(isChosen)
    const items = shown
      .filter(({ postId }, at) => shown.findIndex((post) => post.postId === postId) === at)
      .slice(0, block.count)
      .map((post) => ({
        href: hrefOf({ blockId: id, itemId: post.id }, post.url),
        label: excerptOf(post.text, EXCERPT_MAX) || PLATFORM_NAMES[post.platform],
        note: PLATFORM_NAMES[post.platform],
      }))
    return items.length === 0 ? [] : [{ kind, heading, items }]
  }
  if (kind === 'feed') {
    const items = content.feeds.filter(isChosen).map(({ connectionId, name, url, items: all }) => {
      const href = hrefOf({ blockId: id, itemId: connectionId }, url)
      return { href, label: words.subscribe, note: name, latest: all.slice(0, LATEST_MAX) }
    })
    return items.length === 0 ? [] : [{ kind, heading, items }]
  }
  if (kind === 'deck') {
    const deck = content.decks.get(block.deckId)
    if (!deck) return []
    const isLinked = block.url.trim() !== '' && findLinkFault(block.url, ownHost) === null
    const href = isLinked ? hrefOf({ blockId: id, itemId: block.deckId }, block.url.trim()) : null
    return [{ kind, heading, ...deck, href }]
  }
  const items = contactItems(block)
  return items.length === 0 ? [] : [{ kind, heading, items }]
}

function contactItems({ email, phone }: LinkBlock): Item[] {
  const address = email.trim()
  return [
    ...(address === ''
      ? []
      : [{ href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`, label: address, note: '' }]),
    ...(phone === '' ? [] : [{ href: `tel:${phone.replace(NOT_DIALLED, '')}`, label: phone, note: '' }]),
  ]
}
