import type { PublishRequest } from '../../domain/ports/networks.ts'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import { Unsendable } from '../oauth-api/unsendable.ts'
import { imagesToPdf, type PdfPage } from './images-to-pdf.ts'
import { keepFile, keptFile, type SentFile } from './upload.ts'
import { sendFile } from './send-file.ts'
import type { UploadTools } from './upload-tools.ts'

/** Under which the document is kept, which no stored file is. */
const DOCUMENT = 'document'
/** Twenty pages stay far below the 100 MB of a document. */
const PAGE = { maxBytes: 2_000_000, maxWidth: 2_160, types: ['image/jpeg'] } as const

/** Whether the images of a post are sent as one document, whose pages are turned over. */
export function isAsDocument({ media, settings }: PublishRequest['content']): boolean {
  return settings.asDocument === true && media.length > 0 && media.every(({ mime }) => mime.startsWith('image/'))
}

/** Has the images of a post at LinkedIn as the pages of one document. */
export async function uploadAsDocument(tools: UploadTools, request: PublishRequest): Promise<SentFile> {
  const { progress, now, images } = tools
  const { recordKey } = request
  const known = keptDocument(progress.kept, recordKey)
  if (known) return known
  const pages: PdfPage[] = []
  for (const { mediaId, mime } of request.content.media) {
    const original = await request.loadMedia(mediaId)
    if (!original) throw new Unsendable('media_format', `The file ${mediaId} is missing.`)
    pages.push(await images.fit({ bytes: original, mime: imageTypeSchema.parse(mime) }, PAGE))
    progress.working()
  }
  const bytes = imagesToPdf(pages)
  const urn = await sendFile(tools, request.connection.externalId, { kind: 'document', bytes })
  return keepFile(progress, DOCUMENT, { recordKey, urn, sentAt: now() })
}

export function keptDocument(kept: UploadTools['progress']['kept'], recordKey: string): SentFile | null {
  return keptFile(kept, { recordKey, mediaId: DOCUMENT })
}
