import { ownValue } from '@postwright/core/own-value'

/** A body that is sent while it is read, so that little of it is in memory. Its length is known before the first piece. */
export type StreamedBody = { type: string; length: number; pieces: AsyncIterable<Uint8Array> }

type Opened = {
  stream: ReadableStream<Uint8Array>
  /** What its source has failed with: that says nothing about the network. Undefined while all goes well. */
  failure: () => unknown
}

/** No piece is read before the one before it has been taken. */
const NONE_AHEAD = { highWaterMark: 0 }

/** Begins to read a body. It can be read once: to send it again, another one is made. */
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
