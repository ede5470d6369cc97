import type { ByteSource } from '../domain/ports/files.ts'

/** What is read of a file at once: what lies near to it is asked for next, mostly. */
const WINDOW = 256 * 1024
/** Windows that are kept, such as that of the beginning and those of the index. */
const KEPT = 8
/** For one file: reads of its storage, pieces that its parser asks for, and bytes. A genuine index needs far less. */
const LIMITS = { reads: 200, pieces: 20_000, bytes: 48 * 1024 * 1024 }

/** The file asks for more work than any genuine one. */
class TooMuchWorkError extends Error {}

/**
 * A file that is read in windows, so that a parser which follows its boxes one by one costs a read for each window and not for
 * each box.
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
