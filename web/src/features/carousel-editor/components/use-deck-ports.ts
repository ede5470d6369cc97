import { useTranslation } from 'react-i18next'
import { safeBox, safeZonesOf } from '@postwright/core/scene/safe-zones'
import type { EditorPorts } from '@/decks/editor/editor-ports.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useDeckFonts } from '@/stored-decks/use-deck-fonts.ts'
import { usePictureSource } from '@/stored-decks/use-picture-source.ts'
import { slideDrafts } from '@/stored-decks/data/slide-drafts.ts'
import { useAddPictures } from '@/stored-decks/use-add-pictures.ts'
import { type PictureChoice, usePictureChoice } from '@/stored-decks/use-picture-choice.ts'

/** What the editor needs of the workspace: its pictures and fonts, and where new pictures and slides go. */
export function useDeckPorts(): {
  ports: EditorPorts
  choice: PictureChoice | null
  areFontsKnown: boolean
} {
  const { t } = useTranslation(['decks', 'editor', 'errors', 'lint'])
  const { workspaceId } = useSignedIn()
  const areFontsKnown = useDeckFonts(workspaceId)
  const pictures = usePictureSource()
  const addFiles = useAddPictures()
  const { choosePicture, choice } = usePictureChoice(addFiles)
  const ports: EditorPorts = {
    pictures,
    newSlideId: () => slideDrafts.server.newId(workspaceId),
    safeZones: (format) => safeZonesOf(format).map((id) => ({ id, name: t(`lint:zones.${id}`), box: safeBox(id) })),
    addFiles,
    choosePicture,
    offerUndo: (words, undo) => toast.undo(t(words), { label: t('editor:command.undo'), onUndo: undo }),
  }
  return { ports, choice, areFontsKnown }
}
