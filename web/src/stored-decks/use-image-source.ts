import { useMemo } from 'react'
import type { ImageSource } from '@/decks/drawing/images.ts'
import { fetchImage } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Returns a function that fetches the workspace's images for drawing; the function stays the same while the workspace does. */
export function useImageSource(): ImageSource {
  const { workspaceId } = useSignedIn()
  return useMemo(() => (mediaId: string) => fetchImage(workspaceId, mediaId), [workspaceId])
}
