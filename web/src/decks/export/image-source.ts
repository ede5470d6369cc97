import type { ImageSource } from '../drawing/images.ts'
import type { ExportRequest } from './export-request.ts'

export function imageSource(pictures: ExportRequest['pictures']): ImageSource {
  const blobs = new Map(pictures.map(({ id, blob }) => [id, blob]))
  return (mediaId) => {
    const blob = blobs.get(mediaId)
    return blob ? Promise.resolve(blob) : Promise.reject(new Error(`The image ${mediaId} is not in the export`))
  }
}
