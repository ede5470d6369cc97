import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

type StoredObject = { bytes: Buffer; contentType: string }

const composeSchema = z.object({
  sourceObjects: z.array(z.object({ name: z.string() })),
  destination: z.object({ contentType: z.string() }),
})

/** Serves the calls of the Cloud Storage JSON API for upload, download, compose, list and delete. */
export async function startStorageServer(bucket: string) {
  const objects = new Map<string, StoredObject>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://storage')
    const body = await buffer(request)
    if (request.method === 'POST' && url.pathname === `/upload/storage/v1/b/${bucket}/o`) {
      const { metadata, content } = parseMultipart(request.headers['content-type'] ?? '', body)
      const name = url.searchParams.get('name') ?? ''
      objects.set(name, { bytes: content, contentType: String(metadata['contentType']) })
      return reply(response, 200, { name, bucket, size: String(content.length), crc32c: crc32c(content) })
    }
    const joined = /\/o\/([^/]+)\/compose$/.exec(url.pathname)
    if (request.method === 'POST' && joined) {
      const { sourceObjects, destination } = composeSchema.parse(JSON.parse(body.toString('utf8')))
      const parts = sourceObjects.flatMap(({ name: part }) => objects.get(part) ?? [])
      if (parts.length < sourceObjects.length || parts.length > 32) {
        return reply(response, parts.length > 32 ? 400 : 404, { error: { code: 404, message: 'A part is missing.' } })
      }
      const target = decodeURIComponent(joined[1] ?? '')
      objects.set(target, { bytes: Buffer.concat(parts.map(({ bytes }) => bytes)), ...destination })
      return reply(response, 200, { name: target, bucket })
    }
    if (request.method === 'GET' && url.pathname.endsWith(`/b/${bucket}/o`)) {
      const prefix = url.searchParams.get('prefix') ?? ''
      const names = [...objects.keys()].filter((key) => key.startsWith(prefix))
      return reply(response, 200, { items: names.map((each) => ({ name: each, bucket })) })
    }
    const name = decodeURIComponent(url.pathname.split('/o/')[1] ?? '')
    const stored = objects.get(name)
    if (!stored) return reply(response, 404, { error: { code: 404, message: `No such object: ${bucket}/${name}` } })
    if (request.method === 'DELETE') {
      objects.delete(name)
      response.writeHead(204).end()
      return
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (range && Number(range[1]) >= stored.bytes.length) {
      return reply(response, 416, { error: { code: 416, message: 'Nothing of this range is there.' } })
    }
    if (range) {
      response.writeHead(206, { 'content-type': stored.contentType })
      response.end(stored.bytes.subarray(Number(range[1]), Number(range[2]) + 1))
      return
    }
    response.writeHead(200, { 'content-type': stored.contentType, 'x-goog-hash': `crc32c=${crc32c(stored.bytes)}` })
    response.end(stored.bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => reply(response, 500, { error: String(error) }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Splits a multipart body into its two parts: JSON metadata and content. */
function parseMultipart(contentType: string, body: Buffer): { metadata: Record<string, unknown>; content: Buffer } {
  const boundary = `--${/boundary="?([^";]+)"?/.exec(contentType)?.[1]}`
  const text = body.toString('latin1')
  const [, first = '', second = ''] = text.split(boundary)
  const contentOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, part.lastIndexOf('\r\n'))
  return {
    metadata: JSON.parse(Buffer.from(contentOf(first), 'latin1').toString('utf8')) as Record<string, unknown>,
    content: Buffer.from(contentOf(second), 'latin1'),
  }
}

/** The checksum that Cloud Storage reports and its client compares: CRC-32C, big-endian, base64. */
function crc32c(bytes: Buffer): string {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1
  }
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(~crc >>> 0)
  return checksum.toString('base64')
}
