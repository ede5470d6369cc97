import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ByteSource } from '../../../functions/src/domain/ports/files.ts'
import { readPdf } from '../../../functions/src/files/pdf/read-pdf.ts'
import { jpegFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { type LinkedInKit, openLinkedIn } from './linkedin-kit.ts'

let kit: LinkedInKit
let pages: Uint8Array[]
beforeAll(async () => {
  kit = await openLinkedIn()
  pages = [await jpegFile(800, 1_000), await jpegFile(400, 300)]
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const JPEG = { mime: 'image/jpeg', bytes: 1, alt: 'A page' } as const
const settings = { asDocument: true }
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const files = () => [...kit.fake.state.files.values()]

/** A post of the two pages. */
function request(more: object = {}) {
  const asked = kit.request({ text: 'Swipe', title: 'How to', files: [JPEG, JPEG], settings, ...more })
  const at = new Map(asked.content.media.map(({ mediaId }, index) => [mediaId, pages[index]]))
  return { ...asked, loadMedia: (mediaId: string) => Promise.resolve(at.get(mediaId) ?? null) }
}

describe('images that are sent as a document', () => {
  it('are its pages, in order and in their shapes, under the title of the post', async () => {
    expect(await kit.publish(request())).toMatchObject({ kind: 'published' })
    const [file] = files()
    expect(files()).toMatchObject([{ kind: 'document' }])
    const media = { id: file?.urn, title: 'How to' }
    expect(posts()).toMatchObject([{ content: { content: { media } } }])
    expect(posts()[0]?.content).not.toHaveProperty('content.media.altText')
    const sent = kit.fake.ledger.find(({ method }) => method === 'PUT')?.body
    const bytes = sent && 'bytes' in sent ? sent.bytes : new Uint8Array()
    const source: ByteSource = { size: bytes.length, read: async ({ start, end }) => bytes.slice(start, end) }
    expect(await readPdf(source)).toEqual({ pages: 2, width: 612, height: 765 })
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.match(/MediaBox \[[\d. ]+\]/g)).toEqual(['MediaBox [0 0 612 765.00]', 'MediaBox [0 0 612 459.00]'])
    for (const page of pages) expect(Buffer.from(bytes).includes(Buffer.from(page))).toBe(true)
  })

  it('are sent once: the next delivery goes on with the document, and a look-up finds its post', async () => {
    const progress = createProgress()
    const asked = request()
    const first = await kit.publisher.prepare(asked, progress)
    const again = await kit.publisher.prepare(asked, progress)
    expect(again).toEqual(first)
    expect(files()).toHaveLength(1)
    expect(await kit.publish(asked, progress)).toMatchObject({ kind: 'published' })
    expect(await kit.publisher.reconcile(asked, progress.kept)).toMatchObject({ kind: 'published' })
    expect(files()).toHaveLength(1)
  })

  it('stay images without that choice, and a video stays a video with it', async () => {
    await kit.publish(request({ settings: {} }))
    expect(files().map(({ kind }) => kind)).toEqual(['image', 'image'])
    kit.fake.reset()
    await kit.publish(kit.request({ files: [{ mime: 'video/mp4', bytes: 9_000_000, durationMs: 10_000 }], settings }))
    expect(files().map(({ kind }) => kind)).toEqual(['video'])
  })
})
