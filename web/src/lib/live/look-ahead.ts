import { LIST_LIMIT_MAX } from '@postwright/core/limits'

/** What the read of a page has found: `unreadable` counts the documents that were left out of `data`. */
type Found<Row> = { data: readonly Row[]; unreadable: number }

/** Before anything is read, and when nothing could be. */
export const NOTHING_FOUND: Found<never> = { data: [], unreadable: 0 }

/** How many rows a page reads: one more than it shows, to know whether there is a next page, as far as the rules allow. */
export function readSize(size: number): number {
  return Math.min(size + 1, LIST_LIMIT_MAX)
}

/**
 * The rows of the page, and whether there may be more: where no row could be read ahead, a full page says so. What was left
 * out counts too, or a single unreadable row would hide all the pages behind it.
 */
export function cutPage<Row>({ data, unreadable }: Found<Row>, size: number): { rows: Row[]; hasMore: boolean } {
  const found = data.length + unreadable
  const hasMore = readSize(size) > size ? found > size : found === size
  return { rows: data.slice(0, size), hasMore }
}
