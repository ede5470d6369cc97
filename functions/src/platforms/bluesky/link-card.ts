import type { Images } from '../../domain/ports/files.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { Blob } from './uploaded-blob.ts'

export type LinkCard = { uri: string; title: string; description: string; thumb?: Blob }

type Picture = { bytes: Uint8Array; mime: string }
type Outside = { fetch: SafeFetch; images: Images; upload: (picture: Picture) => Promise<Blob> }

/** A page that takes longer or is larger gets no card, and a post is not delayed for it. */
const PAGE = { timeout: 6_000, maxBytes: 1024 * 1024 }
const PICTURE = { timeout: 6_000, maxBytes: 5 * 1024 * 1024 }
const THUMB = { maxBytes: 1_000_000, maxWidth: 1_200 }

/** The card of a link, with the picture that its page names; null when the page gives none. */
export async function readLinkCard({ fetch, images, upload }: Outside, uri: string): Promise<LinkCard | null> {
  const facts = await readPage(fetch, uri).catch(() => null)
  if (!facts) return null
  const { title, description } = facts
  const picture = facts.image === null ? null : await readPicture({ fetch, images }, facts.image).catch(() => null)
  return { uri, title, description, ...(picture && { thumb: await upload(picture) }) }
}

async function readPage(fetch: SafeFetch, uri: string) {
  const reply = await fetch(uri, { headers: { accept: 'text/html' } }, PAGE)
  const isPage = reply.ok && (reply.headers.get('content-type') ?? '').includes('html')
  if (!isPage) return null
  const { readPageFacts } = await import('../../files/website/read-page-facts.ts')
  return readPageFacts(await reply.text(), uri)
}

async function readPicture({ fetch, images }: Pick<Outside, 'fetch' | 'images'>, address: string) {
  const reply = await fetch(address, {}, PICTURE)
  if (!reply.ok) return null
  const picture = await images.normalise(new Uint8Array(await reply.arrayBuffer()))
  return picture.kind === 'image' ? images.fit(picture, THUMB) : null
}
