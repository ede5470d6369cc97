import { createServer } from 'node:http'
import sharp from 'sharp'

/** A JPEG of one colour. */
export async function jpegFile(width: number, height: number): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c84' } })
      .jpeg()
      .toBuffer(),
  )
}

export async function pngFile(width: number, height: number): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#48c' } })
      .png()
      .toBuffer(),
  )
}

/** The beginning of a video file, which is all that the fakes read of one. */
export function videoFile(bytes = 64): Uint8Array {
  const file = new Uint8Array(bytes)
  file.set(Buffer.from('\u0000\u0000\u0000\u0018ftypisom', 'latin1'))
  return file
}

export type ServedFiles = { url: string; add: (name: string, bytes: Uint8Array) => string; close: () => Promise<void> }

/** Files at public addresses, as networks fetch them. */
export async function serveFiles(): Promise<ServedFiles> {
  const files = new Map<string, Uint8Array>()
  const server = createServer(({ url = '' }, response) => {
    const bytes = files.get(url)
    if (bytes) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(bytes)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of files has no port.')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    add: (name, bytes) => {
      files.set(`/${name}`, bytes)
      return `${url}/${name}`
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
