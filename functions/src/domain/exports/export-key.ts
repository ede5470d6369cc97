import type { Deps } from '../ports/deps.ts'

export type ExportPlace = { uid: string; jobId: string }

/** The data of an archive; its files are beside it in `media/`. */
export const EXPORT_DATA = 'data.json'

/** Where the file of a job is kept: the result of an export, the source of an import. */
export function exportKeyOf(uid: string, jobId: string): string {
  return `exports/${uid}/${jobId}`
}

/** Where an export notes its files. */
export function filesKeyOf({ uid, jobId }: ExportPlace): string {
  return `${exportKeyOf(uid, jobId)}-files`
}

/** Removes whatever a job has stored. Repeating it changes nothing. */
export async function deleteJobFiles({ blobs }: Pick<Deps, 'blobs'>, place: ExportPlace): Promise<void> {
  await blobs.delete(exportKeyOf(place.uid, place.jobId))
  await blobs.delete(filesKeyOf(place))
}
