/** The documentation's "5 MB" and "64 MB" may be decimal or binary: the stricter reading of each. */
const MIN = 5_242_880
const MAX = 64_000_000
const LAST_MAX = 128_000_000
const VIDEO_MAX = 4_000_000_000

/** Fault in how a video is split into chunks; null without one. */
export function chunkFault({
  total,
  chunkSize,
  chunks,
}: {
  total: number
  chunkSize: number
  chunks: number
}): string | null {
  if (total > VIDEO_MAX) return 'video_size is too large.'
  if (chunkSize > total) return 'chunk_size is larger than the video.'
  if (chunks !== Math.floor(total / chunkSize)) return 'The total chunk count is invalid.'
  if (chunks === 1) return chunkSize === total && total <= MAX ? null : 'The chunk size is invalid.'
  if (chunkSize < MIN || chunkSize > MAX) return 'The chunk size is invalid.'
  return total - (chunks - 1) * chunkSize > LAST_MAX ? 'The last chunk is too large.' : null
}
