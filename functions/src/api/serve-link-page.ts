import { pageNodesOf } from '@postwright/core/link-page/page-nodes'
import { firstFontsOf, pageThemeOf, pageStyleOf } from '@postwright/core/link-page/page-theme'
import { type PageView, pageViewOf } from '@postwright/core/link-page/page-view'
import { renderPage } from '@postwright/core/link-page/render-page'
import { dayOf } from '@postwright/core/time/utc-day'
import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { createClickCounter } from '../domain/link-pages/click-counter.ts'
import {
  type FoundPage,
  type PublicPage,
  readPublicPage,
  type Destination,
  findDestination,
  getPageHost,
  PAGE_WORDS,
} from '../domain/link-pages/public-page.ts'
import { getBlobKey } from '../domain/media/media-bytes.ts'
import { createTtlCache } from '../domain/ttl-cache.ts'
import { requestFacts } from '../http/request-facts.ts'

/** Cache time of a page in this process, and of images, in milliseconds. */
const PAGE_KEPT = 5_000
const PICTURE_KEPT = 10 * 60_000
/** Maximum cached images, up to 50 kB each. */
const PICTURES_MAX = 300
const CACHE = 'public, max-age=60'

type Named = { name: string }
type Pressed = Named & { blockId: string; itemId: string }

/** Serves everything below `/@{name}`: markup, one stylesheet and images for everyone, and link clicks, which are counted and redirected. */
export function serveLinkPages(deps: Deps) {
  const pages = createTtlCache<FoundPage>(deps.clock, PAGE_KEPT)
  const pictures = createTtlCache<Uint8Array | null>(deps.clock, PICTURE_KEPT, PICTURES_MAX)
  const isCounted = createClickCounter(deps.clock)
  const find = (name: string) => pages(name, () => readPublicPage(deps, name))

  /** Returns a handler that calls `reply` for an existing page; a former name redirects to the same path under the current name. */
  function onPage<Place extends Named>(
    below: (place: Place) => string,
    reply: (page: PublicPage, request: Request<Place>, response: Response) => Promise<void> | void,
  ): RequestHandler<Place> {
    return async (request, response) => {
      const found = await find(request.params.name)
      response.set('Cache-Control', CACHE)
      if (found === null) return sendMissing(deps, response)
      if ('leadsTo' in found) return response.redirect(302, `/@${found.leadsTo}${below(request.params)}`)
      await reply(found.page, request, response)
    }
  }

  const page = onPage<Named>(
    () => '',
    (found, request, response) => {
      response.type('html')
      sendUnlessKnown(request, response, renderPublic(deps, found))
    },
  )

  const style = onPage<Named>(
    () => '/style.css',
    ({ theme }, request, response) => {
      response.type('css')
      sendUnlessKnown(request, response, pageStyleOf(theme))
    },
  )

  const logo = onPage<Named>(
    () => '/logo',
    async ({ workspaceId, logoId }, _request, response) => {
      const bytes = await pictures(`logo ${workspaceId} ${logoId}`, async () => {
        const stored = logoId === null ? null : await deps.blobs.get(getBlobKey({ workspaceId, id: logoId }))
        return stored && deps.pagePictures.logo(stored)
      })
      sendImage(response, 'webp', bytes)
    },
  )

  const card = onPage<Named>(
    () => '/card.png',
    async ({ workspaceId, logoId, theme }, _request, response) => {
      const bytes = await pictures(`card ${workspaceId} ${logoId} ${theme.background} ${theme.line}`, async () => {
        const stored = logoId === null ? null : await deps.blobs.get(getBlobKey({ workspaceId, id: logoId }))
        return deps.pagePictures.card({ background: theme.background, accent: theme.line, logo: stored })
      })
      // Other sites embed the image in their pages.
      response.set('Cross-Origin-Resource-Policy', 'cross-origin')
      sendImage(response, 'png', bytes)
    },
  )

  const deck = onPage<Named & { deckId: string }>(
    ({ deckId }) => `/deck/${deckId}`,
    ({ decks }, request, response) => {
      const [, data = ''] = decks.find(({ id }) => id === request.params.deckId)?.thumbnail.split(',') ?? []
      sendImage(response, 'webp', data === '' ? null : Buffer.from(data, 'base64'))
    },
  )

  const press = onPage<Pressed>(
    ({ blockId, itemId }) => `/go/${blockId}/${itemId}`,
    async (found, request, response) => {
      const destination = findDestination(found, request.params, getPageHost(deps.config))
      response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      if (destination === null) return sendMissing(deps, response)
      await count(found, destination, request)
      response.redirect(302, destination.url)
    },
  )

  /** Counts a click. If it cannot be stored it is lost, but the visitor is still redirected. */
  async function count(
    { name, workspaceId }: PublicPage,
    { key }: Destination,
    request: Request<Pressed>,
  ): Promise<void> {
    const { ip, userAgent } = requestFacts(request, '', deps.config.hostingNetworks)
    const ahead = `${request.get('sec-purpose') ?? ''} ${request.get('purpose') ?? ''}`
    const isAhead = request.method !== 'GET' || ahead.includes('prefetch') || ahead.includes('prerender')
    if (!isCounted({ page: name, key, address: ip, userAgent, isAhead })) return
    const shard = deps.ids.random().charCodeAt(0)
    await deps.pageClicks.add(workspaceId, { key, day: dayOf(deps.clock.now()), shard }).catch((error: unknown) => {
      deps.logger.warn('a click was not counted', { error: String(error) })
    })
  }

  return { page, style, logo, card, deck, press }
}

function renderPublic(deps: Pick<Deps, 'config'>, found: PublicPage): string {
  const { name, draft, decks, theme, logoId, content } = found
  const at = (path: string) => `/@${name}${path}`
  const view = pageViewOf(draft, {
    content: {
      ...content,
      decks: new Map(
        decks.map((deck) => [deck.id, { ...deck, image: deck.thumbnail === '' ? null : at(`/deck/${deck.id}`) }]),
      ),
    },
    words: PAGE_WORDS,
    logo: logoId === null ? null : at('/logo'),
    ownHost: getPageHost(deps.config),
    hrefOf: ({ blockId, itemId }) => at(`/go/${blockId}/${itemId}`),
  })
  const { appOrigin } = deps.config
  return renderPage({
    body: pageNodesOf(view, PAGE_WORDS, appOrigin),
    title: draft.title,
    description: descriptionOf(view),
    address: `${appOrigin}/@${name}`,
    card: `${appOrigin}${at('/card.png')}`,
    // A changed theme has another address, so that the stylesheet always matches its markup.
    style: at(`/style.css?v=${hashOf(pageStyleOf(theme)).slice(0, 8)}`),
    fonts: firstFontsOf(theme),
    icon: logoId === null ? null : at('/logo'),
    themeColor: theme.background,
    isListed: true,
  })
}

/** Returns the bio in one line; without one, a list of the page's content. */
function descriptionOf({ title, bio, blocks }: PageView): string {
  const line = bio.split(/\s+/).join(' ').trim()
  if (line !== '') return line
  const labels = blocks.flatMap((block) =>
    block.kind === 'deck' ? [block.name] : block.items.map(({ label }) => label),
  )
  return [title, ...labels].join(' · ').slice(0, 200)
}

function sendMissing({ config }: Pick<Deps, 'config'>, response: Response): void {
  const view = { title: PAGE_WORDS.missing, bio: PAGE_WORDS.missingText, logo: null, blocks: [] }
  const html = renderPage({
    body: pageNodesOf(view, PAGE_WORDS, config.appOrigin),
    title: PAGE_WORDS.missing,
    description: PAGE_WORDS.missingText,
    address: config.appOrigin,
    card: null,
    style: MISSING_STYLE,
    fonts: [],
    icon: null,
    themeColor: pageThemeOf(null).background,
    isListed: false,
  })
  response.status(404).type('html').send(html)
}

/** Address of the stylesheet for missing pages. */
export const MISSING_STYLE = '/@/style.css'

export const serveMissingStyle: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', CACHE)
    .type('css')
    .send(pageStyleOf(pageThemeOf(null)))
}

function sendImage(response: Response, type: string, bytes: Uint8Array | null): void {
  if (bytes === null) response.status(404).type('txt').send('')
  else response.type(type).send(Buffer.from(bytes))
}

function sendUnlessKnown(request: Request<Named>, response: Response, body: string): void {
  const etag = `"${hashOf(body).slice(0, 27)}"`
  response.set('ETag', etag)
  const known = (request.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) response.status(304).end()
  else response.send(body)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
