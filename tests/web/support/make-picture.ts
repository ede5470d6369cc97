import type { DraftImage } from '@/features/content-studio/components/pictures/draft-images.tsx'
import { makeMedia } from '../../support/factories/media.ts'

/** An image of a draft, with all its facts known. */
export function makePicture(mediaId: string, fields: Partial<DraftImage> = {}): DraftImage {
  const stored = makeMedia({ id: mediaId, mime: 'image/png', width: 1600, height: 1200 })
  return { mediaId, alt: '', url: `/${mediaId}.png`, ratio: 4 / 3, mime: 'image/png', stored, isGone: false, ...fields }
}
