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
