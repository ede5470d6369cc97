import { TransportError } from './transport-error.ts'

type Chunks = {
  getReader: () => { read: () => Promise<{ done: boolean; value?: unknown }>; cancel: () => Promise<void> }
}

/**
 * A whole body, or null when there is none.
 * @throws TransportError `too_large` as soon as more than `maxBytes` arrived, after decompression
 */
export async function readCapped(body: Chunks | null, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(chunks))
    if (!(value instanceof Uint8Array)) throw new TransportError('broken', { sent: true })
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new TransportError('too_large', { sent: true })
    }
    chunks.push(value)
  }
}
