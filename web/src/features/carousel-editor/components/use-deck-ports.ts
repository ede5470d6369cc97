import { useMemo } from 'react'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { signedUrl } from '@/lib/media/sign-media.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** What the editor needs of the workspace: its pictures. */
export function useDeckPorts(): { pictures: PictureSource } {
  const { workspaceId } = useSignedIn()
  return useMemo(() => ({ pictures: (mediaId) => fetchPicture(workspaceId, mediaId) }), [workspaceId])
}

/** @throws Error for a picture that is gone or cannot be fetched */
async function fetchPicture(workspaceId: string, mediaId: string): Promise<Blob> {
  const url = await signedUrl(workspaceId, mediaId)
  const reply = url === null ? null : await fetch(url)
  if (!reply?.ok) throw new Error('The picture could not be fetched')
  return reply.blob()
}
