import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SceneVoice, type ScriptDraft, VOICE_TIME_MAX } from '@postwright/core/model/script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { log } from '@/lib/log.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { decodeSound } from '../sound/decode-sound.ts'
import { runCut } from './run-cut.ts'
import { spokenLengths, voiceOf, withVoices } from './scene-voices.ts'
import { checkSoundFile, SoundFault } from './sound-fault.ts'

/** A sound being stored in the library. `share`: 0 to 1. */
export type StoringSound = { sceneId: string | null; share: number }

type Shown = { draft: ScriptDraft; scenes: readonly ScriptScene[] }
type Edit = (change: (draft: ScriptDraft) => ScriptDraft) => void

/** Stores recordings and files as the voices of scenes, cut at their silences and set to the default loudness. */
export function useVoices({ draft, scenes }: Shown, onEdit: Edit) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const [storing, setStoring] = useState<StoringSound | null>(null)
  const running = useRef<AbortController | null>(null)

  /**
   * @param sceneId the scene that the sound is for; null for a take of all scenes
   * @returns whether the sound is now in the library and the script
   */
  async function addSound(file: Blob, name: string, sceneId: string | null): Promise<boolean> {
    const control = new AbortController()
    running.current = control
    setStoring({ sceneId, share: 0 })
    try {
      const { parts, level } = await cut(file, sceneId, control.signal)
      const onProgress = (share: number) => setStoring({ sceneId, share })
      const { media } = await uploadMedia(workspaceId, { name, file }, { signal: control.signal, onProgress })
      const voices = new Map<string, SceneVoice>()
      for (const { id, scene, part } of parts) voices.set(id, voiceOf(scene, media.id, part, level))
      let count = 0
      onEdit((before) => {
        count = before.scenes.filter(({ id }) => voices.has(id)).length
        return withVoices(before, voices)
      })
      if (count === 0) throw new SoundFault('sceneGone')
      if (sceneId === null) toast.success(t('scripts:voice.wasCut', { count }))
      return true
    } catch (error) {
      if (control.signal.aborted) return false
      log.warn('A sound could not be stored', error)
      toast.error(error instanceof SoundFault ? t(`scripts:voice.fault.${error.fault}`) : errorText(error))
      return false
    } finally {
      setStoring(null)
    }
  }

  /**
   * Computes each scene's part of a file before anything is sent.
   * @throws SoundFault
   */
  async function cut(file: Blob, sceneId: string | null, signal: AbortSignal) {
    if (sceneId !== null && !draft.scenes.some(({ id }) => id === sceneId)) throw new SoundFault('sceneGone')
    checkSoundFile(file)
    const sound = await decodeSound(file).catch(() => null)
    if (!sound) throw new SoundFault('unreadable')
    const lengths = sceneId === null ? spokenLengths(scenes, draft) : null
    const { parts, level } = await runCut({ sound, lengths }, { signal })
    const used = scenes.flatMap((scene, at) => {
      const { id = '' } = draft.scenes[at] ?? {}
      const part = sceneId === null ? parts[at] : id === sceneId ? parts[0] : null
      return part && part.from < VOICE_TIME_MAX ? [{ id, scene, part }] : []
    })
    if (used.length === 0) throw new SoundFault('nothingSaid')
    return { parts: used, level }
  }

  return { storing, addSound, cancel: () => running.current?.abort() }
}
