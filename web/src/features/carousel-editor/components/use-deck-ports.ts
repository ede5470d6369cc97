import { useMemo } from 'react'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { fetchPicture } from '@/lib/media/fetch-picture.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useDeckFonts } from '../data/use-deck-fonts.ts'

/** What the editor needs of the workspace: its pictures, and its fonts, which are offered to everything on the screen. */
export function useDeckPorts(): { pictures: PictureSource } {
  const { workspaceId } = useSignedIn()
  useDeckFonts(workspaceId)
  return useMemo(() => ({ pictures: (mediaId) => fetchPicture(workspaceId, mediaId) }), [workspaceId])
}
