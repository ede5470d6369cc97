import type { Deps } from '../ports/deps.ts'

/** Removes an upload with its parts; the parts go first, so that a run that was killed is found again. */
export async function removeUpload({ blobs, uploads }: Pick<Deps, 'blobs' | 'uploads'>, id: string): Promise<void> {
  await blobs.deleteUpload(id)
  await uploads.delete(id)
}
