/**
 * Processes items with a concurrency of `lanes`. `failed` receives each item whose work rejected; the others continue.
 * @returns the number of items that succeeded
 */
export async function mapConcurrent<T>(
  items: Iterable<T>,
  lanes: number,
  { work, failed }: { work: (item: T) => Promise<void>; failed: (item: T, error: unknown) => void },
): Promise<number> {
  const waiting = items[Symbol.iterator]()
  let done = 0
  async function lane(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      try {
        await work(next.value)
        done += 1
      } catch (error) {
        failed(next.value, error)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}
