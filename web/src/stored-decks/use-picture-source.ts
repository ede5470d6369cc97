import { useMemo } from 'react'
import type { PictureSource } from '@/decks/drawing/pictures.ts'
import { fetchPicture } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Returns the workspace's images for drawing; the function stays the same while the workspace is the same. */
export function usePictureSource(): PictureSource {
  const { workspaceId } = useSignedIn()
  return useMemo(() => (mediaId: string) => fetchPicture(workspaceId, mediaId), [workspaceId])
}
