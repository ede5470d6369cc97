import type { Request, Response } from 'express'
import { once } from 'node:events'
import type { ByteRange } from '../domain/ports/media.ts'
import { readRange } from './read-range.ts'

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
