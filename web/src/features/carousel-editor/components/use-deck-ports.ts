import { useMemo } from 'react'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { fetchPicture } from '@/lib/media/fetch-picture.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** What the editor needs of the workspace: its pictures. */
export function useDeckPorts(): { pictures: PictureSource } {
  const { workspaceId } = useSignedIn()
  return useMemo(() => ({ pictures: (mediaId) => fetchPicture(workspaceId, mediaId) }), [workspaceId])
}
