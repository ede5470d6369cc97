import { useMemo } from 'react'
import type { PictureSource } from '@/decks/drawing/pictures.ts'
import { fetchPicture } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** The images of the workspace for what is drawn; the same function while the workspace is the same. */
export function usePictureSource(): PictureSource {
  const { workspaceId } = useSignedIn()
  return useMemo(() => (mediaId: string) => fetchPicture(workspaceId, mediaId), [workspaceId])
}
