import type { FakeRequest } from '../support/fake-message.ts'
import { refuse } from './google-error.ts'

/** `multipart/related`: first the resource as JSON, then the file. */
export function readMultipartRelated({ headers, raw }: FakeRequest): {
  resource: unknown
  file: { type: string; bytes: Uint8Array }
} {
  const boundary = /^multipart\/related;.*boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) refuse(400, 'badRequest', 'Not a multipart upload.')
  const text = Buffer.from(raw).toString('latin1')
  const [resource, file] = text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const type = /content-type:\s*([^\r\n;]+)/i.exec(part.slice(0, end))?.[1] ?? ''
      return { type, bytes: Buffer.from(part.slice(end + 4).replace(/\r\n$/, ''), 'latin1') }
    })
  if (!resource || !file) refuse(400, 'badRequest', 'A multipart upload has two parts.')
  return {
    resource: JSON.parse(resource.bytes.toString('utf8')),
    file: { type: file.type, bytes: new Uint8Array(file.bytes) },
  }
}
