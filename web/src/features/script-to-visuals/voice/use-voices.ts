import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneVoice, ScriptDraft } from '@postwright/core/model/script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { log } from '@/lib/log.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { decodeSound } from '../sound/decode-sound.ts'
import { runCut } from './run-cut.ts'
import { spokenLengths, voiceOf, withVoices } from './scene-voices.ts'

/** A sound on its way to the library. `share`: 0 to 1. */
export type StoringSound = { sceneId: string | null; share: number }

type Shown = { draft: ScriptDraft; scenes: readonly ScriptScene[] }
type Edit = (change: (draft: ScriptDraft) => ScriptDraft) => void

/** Stores recordings and files as the voices of scenes: cut at their silences, at the usual loudness. */
export function useVoices({ draft, scenes }: Shown, onEdit: Edit) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const [storing, setStoring] = useState<StoringSound | null>(null)
  const running = useRef<AbortController | null>(null)

  /**
   * @param sceneId the scene that the sound is for; null for a take of all of them
   * @returns whether the library has it now
   */
  async function addSound(file: Blob, name: string, sceneId: string | null): Promise<boolean> {
    const control = new AbortController()
    running.current = control
    setStoring({ sceneId, share: 0 })
    try {
      const sound = await decodeSound(file).catch(rejectUnreadable)
      const lengths = sceneId === null ? spokenLengths(scenes, draft) : null
      const { parts, level } = await runCut({ sound, lengths }, { signal: control.signal })
      const onProgress = (share: number) => setStoring({ sceneId, share })
      const { media } = await uploadMedia(workspaceId, { name, file }, { signal: control.signal, onProgress })
      const voices = new Map<string, SceneVoice>()
      for (const [at, scene] of scenes.entries()) {
        const { id = '' } = draft.scenes[at] ?? {}
        const part = sceneId === null ? parts[at] : id === sceneId ? parts[0] : null
        if (part) voices.set(id, voiceOf(scene, media.id, part, level))
      }
      if (voices.size === 0) throw new NothingSaid()
      onEdit((before) => withVoices(before, voices))
      if (sceneId === null) toast.success(t('scripts:voice.wasCut', { count: voices.size }))
      return true
    } catch (error) {
      if (control.signal.aborted) return false
      if (error instanceof NothingSaid) toast.error(t('scripts:voice.nothingSaid'))
      else if (error instanceof Unreadable) toast.error(t('scripts:voice.unreadable'))
      else {
        log.warn('A sound could not be stored', error)
        toast.error(errorText(error))
      }
      return false
    } finally {
      setStoring(null)
    }
  }

  return { storing, addSound, cancel: () => running.current?.abort() }
}

class Unreadable extends Error {}
class NothingSaid extends Error {}

function rejectUnreadable(): never {
  throw new Unreadable()
}
