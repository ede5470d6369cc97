import type { PublishRequest } from '../../domain/ports/networks.ts'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import { Unsendable } from '../oauth-api/failures.ts'
import { type UploadTools, storeFile, findStoredFile, type SentFile, sendFile } from './uploads.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Progress key of the document, which is not a stored file. */
const DOCUMENT = 'document'
/** Image limits per page: twenty pages stay far below the 100 MB of a document. */
const PAGE = { maxBytes: 2_000_000, maxWidth: 2_160, types: ['image/jpeg'] } as const

/** Returns whether the images of a post are sent as one document with pages. */
export function isAsDocument({ media, settings }: PublishRequest['content']): boolean {
  return settings.asDocument === true && media.length > 0 && media.every(({ mime }) => mime.startsWith('image/'))
}

/** Uploads the images of a post to LinkedIn as the pages of one document. */
export async function uploadAsDocument(tools: UploadTools, request: PublishRequest): Promise<SentFile> {
  const { progress, now, images } = tools
  const { recordKey } = request
  const known = findStoredDocument(progress.kept, recordKey)
  if (known) return known
  const pages: PdfPage[] = []
  for (const { mediaId, mime } of request.content.media) {
    const original = await request.loadMedia(mediaId)
    if (!original) throw new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.fileMissing, { mediaId }))
    pages.push(await images.fit({ bytes: original, mime: imageTypeSchema.parse(mime) }, PAGE))
    progress.working()
  }
  const bytes = imagesToPdf(pages)
  const urn = await sendFile(tools, request.connection.externalId, { kind: 'document', bytes })
  return storeFile(progress, DOCUMENT, { recordKey, urn, sentAt: now() })
}

export function findStoredDocument(kept: UploadTools['progress']['kept'], recordKey: string): SentFile | null {
  return findStoredFile(kept, { recordKey, mediaId: DOCUMENT })
}

/** Page of a document: a JPEG. */
type PdfPage = { bytes: Uint8Array }

const POINTS_WIDE = 612

const COLOURS: Readonly<Partial<Record<number, string>>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

/** Returns a PDF 1.4 document (ISO 32000-1) with one page per image, in its proportions: each JPEG is embedded unchanged as a stream. */
function imagesToPdf(pages: readonly PdfPage[]): Uint8Array {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (...body: (string | Uint8Array)[]) => {
    offsets.push(length)
    write(`${offsets.length} 0 obj\n`)
    for (const part of body) write(part)
    write('\nendobj\n')
  }
  // Objects 1 and 2 are the catalogue and the page tree; each page then uses three.
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')
  write('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const [at, { bytes }] of pages.entries()) {
    const { width, height, components } = readJpeg(bytes)
    const box = `${POINTS_WIDE} ${((POINTS_WIDE * height) / width).toFixed(2)}`
    const [content, image] = [4 + at * 3, 5 + at * 3]
    const draw = `q ${box.replace(' ', ' 0 0 ')} 0 0 cm /I Do Q`
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents ${content} 0 R /Resources << /XObject << /I ${image} 0 R >> >> >>`,
    )
    object(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`)
    const facts = `/Width ${width} /Height ${height} /ColorSpace ${COLOURS[components] ?? '/DeviceRGB'} /BitsPerComponent 8`
    object(
      `<< /Type /XObject /Subtype /Image ${facts} /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    )
  }
  const start = length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`)
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return joined(parts, length)
}

/**
 * Returns the size and number of colour components from the frame header of a JPEG.
 * @throws Error for bytes without one
 */
function readJpeg(bytes: Uint8Array): { width: number; height: number; components: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) }
    }
    at += 2 + view.getUint16(at + 2)
  }
  throw new Error('The image is no JPEG.')
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
