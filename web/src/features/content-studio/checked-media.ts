import type { CheckedMedia } from '@postwright/core/publishing/check-media'
import type { DraftImage } from './components/pictures/draft-images.tsx'

/** Returns the media for a channel's checks: nothing while the file is not loaded yet. */
export function checkedOf({ mediaId, alt, stored }: DraftImage): CheckedMedia[] {
  if (!stored) return []
  const { mime, bytes, width, height, durationMs, pages } = stored
  return [{ mediaId, alt, mime, bytes, width, height, durationMs, pages }]
}
