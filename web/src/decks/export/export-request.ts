import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import type { OwnFamily } from '../fonts/own-families.ts'
import { fontLibrary } from '../fonts/font-library.ts'
import { imageFile, type PictureSource } from '../drawing/pictures.ts'
import { picturesInScene } from './pictures-in-scene.ts'

export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

/** Text that can be changed, or shapes that need no font. */
export const SVG_TEXT_KINDS = ['text', 'outlines'] as const

export type SvgTextKind = (typeof SVG_TEXT_KINDS)[number]

/** What kind of files a deck becomes: a picture of each slide, or a document of all of them in one format. */
export type ExportKind =
  | { type: PictureType; scale: 1 | 2 }
  | { type: 'svg'; text: SvgTextKind }
  | { type: 'pdf'; author: string; language: string }
  | { type: 'pptx'; author: string }

/** All that a worker needs to know; plain data. */
export type ExportRequest = {
  scene: Scene
  slideIds: readonly string[]
  formats: readonly Format[]
  kind: ExportKind
  /** The pictures that could be had. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
  /** What slides are called in documents, in their order. */
  slideTitles: readonly string[]
  /** Several files come as one. */
  isZipped: boolean
  createdAt: number
}

/** What people choose of an export. */
export type ExportChoices = Pick<ExportRequest, 'kind' | 'formats' | 'slideIds' | 'isZipped'>

/** A request with all that a worker cannot get by itself; pictures that do not arrive are left out. */
export async function requestOf(
  scene: Scene,
  choices: ExportChoices,
  {
    source,
    slideTitle,
    createdAt,
  }: { source: PictureSource; slideTitle: (number: number) => string; createdAt: number },
): Promise<ExportRequest> {
  const slideIds = scene.slides.map(({ id }) => id).filter((id) => choices.slideIds.includes(id))
  const ids = picturesInScene(scene, slideIds, choices.formats)
  const asked = await Promise.allSettled(ids.map(async (id) => ({ id, blob: await imageFile(source, id) })))
  return {
    ...choices,
    scene,
    slideIds,
    createdAt,
    pictures: asked.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
    families: fontLibrary.ownFamilies(),
    slideTitles: slideIds.map((_, index) => slideTitle(index + 1)),
  }
}
