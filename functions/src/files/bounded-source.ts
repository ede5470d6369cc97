import type { ByteSource } from '../domain/ports/files.ts'

/** Bytes of a file read at once: parsers mostly request adjacent bytes next. */
const WINDOW = 256 * 1024
/** Number of windows kept, such as the beginning of the file and its index. */
const KEPT = 8
/** Limits per file: storage reads, pieces that its parser requests, and bytes. A genuine index needs far less. */
const LIMITS = { reads: 200, pieces: 20_000, bytes: 48 * 1024 * 1024 }

/** Error for a file that requires more work than any genuine one. */
class TooMuchWorkError extends Error {}

/**
 * Returns a source that reads a file in windows: a parser that follows boxes one by one then costs one read per window instead of one per box. A read
 * beyond the limits throws a `TooMuchWorkError`.
 */
export function createBoundedSource(source: ByteSource): ByteSource {
  const left = { ...LIMITS }
  const windows = new Map<number, Uint8Array>()

  const spend = (what: keyof typeof left, amount: number) => {
    left[what] -= amount
    if (left[what] < 0) throw new TooMuchWorkError(`a file asks for too many ${what}`)
  }
  const load = async (start: number, end: number) => {
    spend('reads', 1)
    spend('bytes', end - start)
    return source.read({ start, end })
  }
  const windowAt = async (at: number) => {
    const known = windows.get(at)
    const bytes = known ?? (await load(at * WINDOW, Math.min((at + 1) * WINDOW, source.size)))
    windows.delete(at)
    windows.set(at, bytes)
    const [oldest] = windows.keys()
    if (windows.size > KEPT && oldest !== undefined) windows.delete(oldest)
    return bytes
  }

  return {
    size: source.size,
    read: async ({ start, end }) => {
      spend('pieces', 1)
      if (end - start > WINDOW) return load(start, end)
      const first = Math.floor(start / WINDOW)
      const begin = (await windowAt(first)).subarray(start - first * WINDOW, end - first * WINDOW)
      if (end <= (first + 1) * WINDOW) return begin
      const rest = (await windowAt(first + 1)).subarray(0, end - (first + 1) * WINDOW)
      return new Uint8Array(Buffer.concat([begin, rest]))
    },
  }
}
