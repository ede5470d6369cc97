import { type PublishContent, publishContentSchema } from '@postwright/core/publishing/content'
import { z } from 'zod'
import type { PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import type { Images } from '../../../functions/src/domain/ports/files.ts'
import { createBlueskyPublisher } from '../../../functions/src/platforms/bluesky/create-publisher.ts'
import type { SafeFetch } from '../../../functions/src/platforms/safe-fetch.ts'
import { createTestClock } from '../../support/clock.ts'
import { makeConnection } from '../../support/factories/connection.ts'

const SERVICE = 'https://pds.test'
export const DID = 'did:plc:ada'
export const KEY = '3lbexample2k2'

const putSchema = z.object({ collection: z.string(), rkey: z.string(), record: z.record(z.string(), z.unknown()) })

type Page = { type: string; body: string | Uint8Array }
/** A refusal of one call; null lets it pass. */
type Refuse = (call: { method: string; token: string }) => { status: number; error: string } | null

const images: Images = {
  normalise: (bytes) => Promise.resolve({ kind: 'image', mime: 'image/jpeg', width: 600, height: 300, bytes }),
  drawn: (bytes) => Promise.resolve(bytes),
  fit: (image) => Promise.resolve(image),
  small: (image) => Promise.resolve(image),
  look: () => Promise.reject(new Error('not needed here')),
  crop: () => Promise.reject(new Error('not needed here')),
}

/** A stub of an account's server, which accepts every record and file, and of the pages at other addresses. */
export function createStage(pages: Record<string, Page> = {}, refuse: Refuse = () => null) {
  const records: z.infer<typeof putSchema>[] = []
  const uploads: { type: string; bytes: number }[] = []

  const fetch: SafeFetch = async (address, init = {}) => {
    const url = new URL(address)
    if (url.origin !== SERVICE) return pageReply(pages[address])
    const method = url.pathname.slice('/xrpc/'.length)
    const body = init.body ? new Uint8Array(await new Response(init.body).arrayBuffer()) : new Uint8Array()
    const token = `${new Headers(init.headers).get('authorization') ?? ''}${Buffer.from(body).toString('latin1')}`
    const refusal = refuse({ method, token })
    if (refusal) {
      const { status, error } = refusal
      return Response.json({ error, message: `${error} by the server` }, { status })
    }
    if (method === 'com.atproto.repo.uploadBlob') {
      const mimeType = new Headers(init.headers).get('content-type') ?? ''
      uploads.push({ type: mimeType, bytes: body.length })
      const ref = { $link: 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' }
      return Response.json({ blob: { $type: 'blob', ref, mimeType, size: body.length } })
    }
    if (method === 'com.atproto.repo.putRecord') {
      const put = putSchema.parse(JSON.parse(Buffer.from(body).toString()))
      records.push(put)
      return Response.json({
        uri: `at://${DID}/${put.collection}/${put.rkey}`,
        cid: 'bafyreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku',
      })
    }
    return Response.json({ did: DID, handle: 'ada.test', accessJwt: 'access2', refreshJwt: 'refresh2' })
  }

  const publisher = createBlueskyPublisher({
    fetch,
    images,
    clock: createTestClock(Date.UTC(2026, 10, 22)),
    videos: null,
  })
  const steps = new Map<string, string>()
  const progress = {
    kept: (key: string) => steps.get(key),
    keep: (key: string, ref: string) => Promise.resolve(void steps.set(key, ref)),
    working: () => undefined,
  }

  return {
    publisher,
    records,
    uploads,
    recordsOf: (collection: string) =>
      records.flatMap((put) => (put.collection === `app.bsky.feed.${collection}` ? [put.record] : [])),
    prepare: (request: PublishRequest) => publisher.prepare(request, progress),
    async publish(request: PublishRequest) {
      const prepared = await publisher.prepare(request, progress)
      if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared))
      return publisher.publish(request, prepared.payload, progress)
    },
  }
}

function pageReply(page: Page | undefined): Response {
  if (!page) return new Response('', { status: 404 })
  return new Response(new Uint8Array(Buffer.from(page.body)), { headers: { 'content-type': page.type } })
}

type Asked = Partial<Pick<PublishContent, 'text' | 'settings'>> & {
  media?: { mime: PublishContent['media'][number]['mime']; alt?: string }[]
  part?: PublishRequest['part']
}

export function requestOf({ text = '', settings = {}, media = [], part }: Asked): PublishRequest {
  const files = media.map(({ mime, alt = '' }, at) => {
    return { mediaId: `m${at}`, alt, mime, bytes: 10, width: 64, height: 32 }
  })
  return {
    connection: makeConnection({ platform: 'bluesky', externalId: DID, handle: 'ada.test', service: SERVICE }),
    secret: JSON.stringify({ appPassword: 'abcd', accessJwt: 'access', refreshJwt: 'refresh' }),
    content: publishContentSchema.parse({ text, settings, media: files }),
    recordKey: KEY,
    intentAt: Date.UTC(2026, 10, 22, 12),
    part: part ?? { kind: 'post', index: 0, replyTo: null },
    loadMedia: () => Promise.resolve(new Uint8Array(10)),
    loadCaptions: () => Promise.resolve([]),
    mediaUrl: (mediaId) => `https://media.test/${mediaId}`,
  }
}
