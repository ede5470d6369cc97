import { signedUrl } from './sign-media.ts'

/**
 * The file of a picture that the workspace has.
 * @throws Error for a picture that is gone or cannot be fetched
 */
export async function fetchPicture(workspaceId: string, mediaId: string): Promise<Blob> {
  const url = await signedUrl(workspaceId, mediaId)
  const reply = url === null ? null : await fetch(url)
  if (!reply?.ok) throw new Error('The picture could not be fetched')
  return reply.blob()
}
