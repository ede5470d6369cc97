import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { safeBox, safeZonesOf } from '@postwright/core/scene/safe-zones'
import type { ChosenPicture, EditorPorts } from '@/decks/editor/editor-ports.ts'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { fetchPicture } from '@/lib/media/fetch-picture.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useDeckFonts } from '../data/use-deck-fonts.ts'
import { slideDrafts } from '../data/slide-drafts.ts'
import { type PictureChoice, usePictureChoice } from './use-picture-choice.ts'

/** What the editor needs of the workspace: its pictures and fonts, and where new pictures and slides go. */
export function useDeckPorts(): { ports: EditorPorts; choice: PictureChoice | null } {
  const { t } = useTranslation(['decks', 'editor', 'errors', 'lint'])
  const errorText = useErrorText()
  const { workspaceId } = useSignedIn()
  useDeckFonts(workspaceId)
  const pictures = useMemo(() => (mediaId: string) => fetchPicture(workspaceId, mediaId), [workspaceId])

  async function addFile(file: File): Promise<ChosenPicture[]> {
    try {
      if (file.size > MEDIA_BYTES_MAX) throw new RangeError('too large')
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const { media } = await uploadMedia(workspaceId, { name: file.name, file }, options)
      return [{ mediaId: media.id, width: media.width, height: media.height, alt: '' }]
    } catch (error) {
      toast.error(error instanceof RangeError ? t('errors:api.media_too_large') : errorText(error))
      return []
    }
  }

  async function addFiles(files: readonly File[]): Promise<ChosenPicture[]> {
    return (await Promise.all(files.map(addFile))).flat()
  }

  const { choosePicture, choice } = usePictureChoice(addFiles)
  const ports: EditorPorts = {
    pictures,
    newSlideId: () => slideDrafts.server.newId(workspaceId),
    safeZones: (format) => safeZonesOf(format).map((id) => ({ id, name: t(`lint:zones.${id}`), box: safeBox(id) })),
    addFiles,
    choosePicture,
    offerUndo: (words, undo) => toast.undo(t(words), { label: t('editor:command.undo'), onUndo: undo }),
  }
  return { ports, choice }
}
