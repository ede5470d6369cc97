import type { Chunk } from './build-chunks.ts'
import { routeCost } from './route-cost.ts'

/**
 * Returns the gzip bytes that a screen adds to those of its frame.
 * @param frame modules loaded before, including the entry; relative to `web/`, like `screen`
 * @throws Error if a module is in no chunk
 */
export function addedCost(chunks: Chunk[], frame: string[], screen: string): number {
  const before = routeCost(chunks, frame, []).gzipBytes
  return routeCost(chunks, [...frame, screen], []).gzipBytes - before
}
