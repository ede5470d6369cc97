import { LIST_LIMIT_MAX } from '@postwright/core/limits'

/** How many rows a page reads: one more than it shows, to know whether there is a next page, as far as the rules allow. */
export function readSize(size: number): number {
  return Math.min(size + 1, LIST_LIMIT_MAX)
}

/** The rows of the page, and whether there may be more: where no row could be read ahead, a full page says so. */
export function cutPage<Row>(found: readonly Row[], size: number): { rows: Row[]; hasMore: boolean } {
  const hasMore = readSize(size) > size ? found.length > size : found.length === size
  return { rows: found.slice(0, size), hasMore }
}
