import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { log } from '@/lib/log.ts'
import { signedUrl } from '@/lib/media/sign-media.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useCardWords } from './use-card-words.ts'

/** Saves the card of a persona as a document to print; what makes it is fetched then. */
export function useSaveCard() {
  const { t, i18n } = useTranslation('personas')
  const { user, workspaceId } = useSignedIn()
  const words = useCardWords()

  /** @throws Error for a picture that is gone */
  async function source(mediaId: string): Promise<Blob> {
    const url = await signedUrl(workspaceId, mediaId)
    const reply = url === null ? null : await fetch(url)
    if (!reply?.ok) throw new Error(`The picture ${mediaId} could not be had.`)
    return reply.blob()
  }

  return async (persona: PersonaDraft): Promise<void> => {
    try {
      const [{ makeDocument }, { cardScene }] = await Promise.all([
        import('@/decks/export/make-document.ts'),
        import('@postwright/core/personas/card/card-scene'),
      ])
      const options = { author: user.fullName, language: i18n.language, createdAt: Date.now(), source }
      const { name, blob } = await makeDocument(cardScene(words(persona)), options)
      saveFile(name, blob, blob.type)
      toast.success(t('personas:print.saved', { name: persona.name }))
    } catch (error) {
      log.error('Personas: a card could not be made', error)
      toast.error(t('personas:print.failed', { name: persona.name }))
    }
  }
}
