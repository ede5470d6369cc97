import { ownValue } from '@postwright/core/own-value'

/** Body that is sent while it is read, so that little of it is in memory. Its length is known before the first piece. */
export type StreamedBody = { type: string; length: number; pieces: AsyncIterable<Uint8Array> }

type Opened = {
  stream: ReadableStream<Uint8Array>
  /** Returns the error of the body's source, which proves nothing about the network; undefined without an error. */
  failure: () => unknown
}

/** Strategy that reads no piece before the previous one was consumed. */
const NONE_AHEAD = { highWaterMark: 0 }

/** Returns a stream of a body, which is read on demand. A body can be read once: sending it again requires a new one. */
export function openBody({ pieces }: StreamedBody): Opened {
  const source = pieces[Symbol.asyncIterator]()
  let failure: unknown
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await source.next().catch((error: unknown) => {
          failure = error
          throw error
        })
        if (next.done === true) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: async () => {
        await source.return?.()
      },
    },
    NONE_AHEAD,
  )
  return { stream, failure: () => failure }
}

type FormFile = { name: string; filename: string } & StreamedBody

type Form = {
  /** Random and long, so that it occurs in no field and in no file. */
  boundary: string
  fields: Record<string, string>
  file: FormFile
}

/** Returns a form with a file as its last field, in the format of RFC 7578: the part before the file, the file, the part after it. */
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
