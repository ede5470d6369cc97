import type { Request, Response } from 'express'
import { once } from 'node:events'
import type { ByteRange } from '../domain/ports/media.ts'

export type FileReply = {
  mime: string
  size: number
  /** Null when the bytes are gone. */
  read: (range: ByteRange) => Promise<Uint8Array | null>
}

/** What is in memory of a file at a time. */
const CHUNK_BYTES = 4 * 1024 * 1024
/** The platform takes longer replies only without a length, chunk by chunk. */
const LENGTH_MAX = 30 * 1024 * 1024

/** Replies with a file, or with the range of it that is asked for; HEAD tells what a GET of all would reply. */
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
    // A reply that ends early would pass for a whole file.
    if (!bytes || bytes.length === 0) return void response.destroy()
    if (!response.write(bytes)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that the header `Range` asks for.
 * @returns null for the whole: no header, several ranges at once, or one that is malformed
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
