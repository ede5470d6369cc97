import type { Request, Response } from 'express'
import { once } from 'node:events'
import type { ByteRange } from '../domain/ports/media.ts'

export type FileReply = {
  mime: string
  size: number
  /** Reads a byte range; returns null when the bytes no longer exist. */
  read: (range: ByteRange) => Promise<Uint8Array | null>
}

/** Bytes of a file held in memory at a time. */
const CHUNK_BYTES = 4 * 1024 * 1024
/** Reply length above which the platform requires chunked encoding without a content length. */
const LENGTH_MAX = 30 * 1024 * 1024

/** Replies with a file, or with the requested range of it; HEAD returns the headers of a GET of the whole file. */
export async function sendFile(request: Request, response: Response, { mime, size, read }: FileReply): Promise<void> {
  response.set({ 'Content-Type': mime, 'Content-Disposition': 'inline', 'Accept-Ranges': 'bytes' })
  if (request.method === 'HEAD') {
    response.set('Content-Length', String(size)).end()
    return
  }
  const range = readRange(request.get('range'), size)
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${size}`).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size }
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end - 1}/${size}`)
  if (end - start <= LENGTH_MAX) response.set('Content-Length', String(end - start))
  for (let at = start; at < end && !response.destroyed; at += CHUNK_BYTES) {
    const bytes = await read({ start: at, end: Math.min(at + CHUNK_BYTES, end) })
    // The connection is destroyed because a reply that ends early would look like a complete file.
    if (!bytes || bytes.length === 0) return void response.destroy()
    if (!response.write(bytes)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Returns the part of a file that the header `Range` requests.
 * @returns null for the whole file: no header, several ranges at once, or a malformed one
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size }
  }
  const start = Number(first)
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
