import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import type { OwnFamily } from '../fonts/own-families.ts'
import { fontLibrary } from '../fonts/font-library.ts'
import { imageFile, type ImageSource } from '../drawing/images.ts'
import { imagesInScene } from './images-in-scene.ts'

export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

/** Kinds of text in vector files: editable text, or outlines that need no font. */
export const SVG_TEXT_KINDS = ['text', 'outlines'] as const

export type SvgTextKind = (typeof SVG_TEXT_KINDS)[number]

/** File type of an export: an image of each slide, or a document of all slides in one format. */
export type ExportKind =
  | { type: PictureType; scale: 1 | 2 }
  | { type: 'svg'; text: SvgTextKind }
  | { type: 'pdf'; author: string; language: string }
  | { type: 'pptx'; author: string }

/** Complete input of an export worker, as plain data. */
export type ExportRequest = {
  scene: Scene
  slideIds: readonly string[]
  formats: readonly Format[]
  kind: ExportKind
  /** The images that could be loaded. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
  /** Titles of slides in documents, in order. */
  slideTitles: readonly string[]
  /** True if several files are packed into one archive. */
  isZipped: boolean
  createdAt: number
}

/** Settings of an export that users choose. */
export type ExportChoices = Pick<ExportRequest, 'kind' | 'formats' | 'slideIds' | 'isZipped'>

/** Returns a request with everything that a worker cannot load itself; images that fail to load are left out. */
export async function requestOf(
  scene: Scene,
  choices: ExportChoices,
  { source, slideTitle, createdAt }: { source: ImageSource; slideTitle: (number: number) => string; createdAt: number },
): Promise<ExportRequest> {
  const slideIds = scene.slides.map(({ id }) => id).filter((id) => choices.slideIds.includes(id))
  const ids = imagesInScene(scene, slideIds, choices.formats)
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
