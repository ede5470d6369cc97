import type { LinkCard } from './link-card.ts'
import type { UploadedMedia } from './upload-media.ts'

/** More pictures than this are shown as a gallery. */
const GRID_MAX = 4

/** What stands below the text: files before a link's card; null for nothing. */
export function embedOf({ images, video }: UploadedMedia, card: LinkCard | null): object | null {
  if (video) return { $type: 'app.bsky.embed.video', ...video }
  if (images.length > GRID_MAX) {
    const items = images.map((image) => ({ $type: 'app.bsky.embed.gallery#image', ...image }))
    return { $type: 'app.bsky.embed.gallery', items }
  }
  if (images.length > 0) return { $type: 'app.bsky.embed.images', images }
  return card && { $type: 'app.bsky.embed.external', external: card }
}
