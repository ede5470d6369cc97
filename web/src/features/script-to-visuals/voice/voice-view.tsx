import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneVoice as Voice, ScriptDraft } from '@postwright/core/model/script'
import { Panel } from '@/ui/panel.tsx'
import type { ShownFilm } from '../studio/use-film.ts'
import { useBrowserVoices } from './browser-voice-button.tsx'
import { keptTakes, type KeptTake } from './kept-takes.ts'
import { KeptTakesNotice } from './kept-takes-notice.tsx'
import { MusicPanel } from './music-panel.tsx'
import { SceneVoice } from './scene-voice.tsx'
import { spokenLengths, withVoices } from './scene-voices.ts'
import { TakePanel } from './take-panel.tsx'
import { useRecorder } from './use-recorder.ts'
import { useVoices } from './use-voices.ts'
import styles from './voice.module.css'

type Props = {
  scriptId: string
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** What is heard in a film: a recording for each scene, or one for all of them, and music. */
export function VoiceView({ scriptId, film, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('scripts')
  const { draft, script } = film
  const { scenes } = script
  const lengths = useMemo(() => spokenLengths(scenes, draft), [scenes, draft])
  const { storing, addSound } = useVoices({ draft, scenes }, onEdit)
  const [kept, setKept] = useState<readonly KeptTake[]>([])
  const hasBrowserVoices = useBrowserVoices()

  const look = useCallback(() => void keptTakes.list(scriptId).then(setKept), [scriptId])
  useEffect(look, [look])

  async function store(take: KeptTake, file: Blob) {
    const name = t('scripts:voice.fileName', { name: draft.name || t('scripts:untitled') })
    if (await addSound(file, name, take.sceneId)) await keptTakes.remove(take.id)
    look()
  }

  const { recording, start, stop, cancel } = useRecorder(scriptId, (take, file) => void store(take, file))
  const active = recording.state === 'asking' || recording.state === 'recording' ? recording : null
  const isBusy = active !== null || storing !== null
  const recordingOf = (sceneId: string | null) => (active?.sceneId === sceneId ? active : null)
  const shareOf = (sceneId: string | null) => (storing?.sceneId === sceneId ? storing.share : null)
  const ends = { onStop: stop, onCancel: cancel, isBusy, isReadOnly }

  if (scenes.length === 0) {
    return (
      <Panel id="voice" title={t('scripts:voice.title')}>
        <p className={styles.soft}>{t('scripts:voice.noScenes')}</p>
      </Panel>
    )
  }
  return (
    <>
      {!isBusy && (
        <KeptTakesNotice
          takes={kept}
          onUse={(take, file) => void store(take, file)}
          onDiscard={(take) => void keptTakes.remove(take.id).then(look)}
        />
      )}
      <TakePanel
        {...ends}
        film={film}
        expected={lengths.reduce((sum, length) => sum + length, 0)}
        recording={recordingOf(null)}
        fault={recording.state === 'failed' ? recording.fault : null}
        share={shareOf(null)}
        onRecord={() => void start(null)}
        onFile={(file) => void addSound(file, file.name, null)}
        onEdit={onEdit}
      />
      <Panel
        id="scene-voices"
        title={t('scripts:voice.scenes')}
        description={hasBrowserVoices ? t('scripts:voice.browserOnly') : undefined}
      >
        <ol className={styles.scenes}>
          {scenes.map((scene, at) => {
            const { id = `${at}`, voice = null } = draft.scenes[at] ?? {}
            return (
              <SceneVoice
                key={id}
                {...ends}
                scene={scene}
                number={at + 1}
                voice={voice}
                expected={lengths[at] ?? 0}
                language={draft.language}
                recording={recordingOf(id)}
                share={shareOf(id)}
                onRecord={() => void start(id)}
                onFile={(file) => void addSound(file, file.name, id)}
                onVoice={(next: Voice | null) => onEdit((before) => withVoices(before, new Map([[id, next]])))}
              />
            )
          })}
        </ol>
      </Panel>
      <MusicPanel music={draft.music} onEdit={onEdit} isReadOnly={isReadOnly} />
    </>
  )
}
