import type { Endpoint } from '@postwright/core/endpoint'
import { makePicture } from '../../support/pictures.ts'
import { ACCESS_PDF } from './access-pdf.ts'

/** An export without documents. */
const EXPORT_FILE = {
  bytes: new TextEncoder().encode('{"version":2,"exportedAt":1,"account":{},"workspaces":[]}'),
  type: 'application/json',
}

/** A file that an endpoint of this kind takes. */
export async function fileFor(kind: Endpoint['file']) {
  if (kind === 'json' || kind === 'event') return EXPORT_FILE
  if (kind === 'font') return { ...EXPORT_FILE, type: 'font/woff2' }
  return kind === 'part' ? ACCESS_PDF.file : { bytes: await makePicture('png'), type: 'image/png' }
}
