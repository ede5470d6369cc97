import { uploadMedia, type UploadFile } from './upload-media.ts'

/**
 * Uploads files to a workspace, one after the other.
 * @returns their ids in the same order
 * @throws ApiError for the first rejected file, or the abort's reason if it was aborted
 */
export async function uploadFiles(
  workspaceId: string,
  files: readonly UploadFile[],
  signal: AbortSignal,
): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const { media } = await uploadMedia(workspaceId, file, { signal, onProgress: () => undefined })
    ids.push(media.id)
  }
  return ids
}
