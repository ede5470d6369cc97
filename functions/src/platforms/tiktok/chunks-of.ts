/** Ten million bytes are enough for "at least 5 MB", however a megabyte is counted, and arrive within one call's time. */
const CHUNK = 10_000_000

export type Chunks = { size: number; count: number; total: number }

/** How a file is cut: parts of one size, and the last one with what is left over. */
export function chunksOf(total: number): Chunks {
  const count = Math.max(Math.floor(total / CHUNK), 1)
  return { size: count === 1 ? total : CHUNK, count, total }
}

/** The bytes of one part, `end` not included. */
export function chunkAt({ size, count, total }: Chunks, index: number): { start: number; end: number } {
  return { start: index * size, end: index === count - 1 ? total : (index + 1) * size }
}
