import { useMemo } from 'react'
import type { ImageSource } from '@/decks/drawing/images.ts'
import { fetchImage } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Returns the workspace's images for drawing; the function stays the same while the workspace is the same. */
export function useImageSource(): ImageSource {
  const { workspaceId } = useSignedIn()
  return useMemo(() => (mediaId: string) => fetchImage(workspaceId, mediaId), [workspaceId])
}
