import type { Scene } from '@postwright/core/scene/scene'
import { fontLibrary } from '../fonts/font-library.ts'
import { imageFile, type PictureSource } from '../drawing/load-pictures.ts'
import type { ExportRequest } from './export-request.ts'
import { picturesInScene } from './pictures-in-scene.ts'

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
