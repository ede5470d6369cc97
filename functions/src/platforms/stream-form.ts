import { ownValue } from '@postwright/core/own-value'
import type { StreamedBody } from './streamed-body.ts'

type FormFile = { name: string; filename: string } & StreamedBody
type Form = {
  /** Occurs in no field and in no file: random and long. */
  boundary: string
  fields: Record<string, string>
  file: FormFile
}

/** A form with one file at its end, as RFC 7578 writes it: what stands before the file, the file, what stands behind it. */
export function streamForm({ boundary, fields, file }: Form): StreamedBody {
  const written = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${value}\r\n`,
  )
  const place = `Content-Disposition: form-data; name="${escaped(file.name)}"; filename="${escaped(file.filename)}"`
  const encoder = new TextEncoder()
  const head = encoder.encode(`${written.join('')}--${boundary}\r\n${place}\r\nContent-Type: ${file.type}\r\n\r\n`)
  const tail = encoder.encode(`\r\n--${boundary}--\r\n`)
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: head.byteLength + file.length + tail.byteLength,
    pieces: inOrder(head, file.pieces, tail),
  }
}

async function* inOrder(head: Uint8Array, pieces: StreamedBody['pieces'], tail: Uint8Array) {
  yield head
  yield* pieces
  yield tail
}

const ESCAPES: Record<string, string> = { '"': '%22', '\r': '%0D', '\n': '%0A' }
const escaped = (name: string) => name.replace(/["\r\n]/g, (sign) => ownValue(ESCAPES, sign) ?? sign)
