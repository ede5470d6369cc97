import type { Chunk } from './build-chunks.ts'
import { routeCost } from './route-cost.ts'

/**
 * What a screen makes the browser fetch, in bytes of gzip, once its frame is there.
 * @param frame modules that were loaded before, entry included; relative to `web/`, as is `screen`
 * @throws Error when a module is in no file
 */
export function addedCost(chunks: Chunk[], frame: string[], screen: string): number {
  const before = routeCost(chunks, frame, []).gzipBytes
  return routeCost(chunks, [...frame, screen], []).gzipBytes - before
}
