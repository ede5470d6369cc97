import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScriptDraft } from '@postwright/core/model/script'
import { useSignedIn } from '@/session/use-session.ts'
import { Panel } from '@/ui/panel.tsx'
import { stopSounds } from '../sound/play-sound.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import { useBrowserVoices } from './browser-voice-button.tsx'
import { recordedTakes, type RecordedTake } from './recorded-takes.ts'
import { MusicPanel } from './music-panel.tsx'
import { SceneVoice } from './scene-voice.tsx'
import { changeVoice, spokenLengths } from './scene-voices.ts'
import { TakePanel } from './take-panel.tsx'
import { useRecorder } from './use-recorder.ts'
import { useVoices } from './use-voices.ts'
import styles from './voice.module.css'
import { Button } from '@mantine/core'
import { Notice } from '@/ui/notice.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'

type Props = {
  scriptId: string
  /** The current draft; the film follows after a short delay. */
  draft: ScriptDraft
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** Edits the sound of a film: a recording per scene or one for all scenes, and music. */
export function VoiceView({ scriptId, draft, film, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('scripts')
  const { user } = useSignedIn()
  const { scenes } = film.script
  const lengths = useMemo(() => spokenLengths(scenes, film.draft), [scenes, film.draft])
  const { storing, addSound, cancel: cancelStoring } = useVoices({ draft: film.draft, scenes }, onEdit)
  const [kept, setKept] = useState<readonly RecordedTake[]>([])
  const hasBrowserVoices = useBrowserVoices()

  const look = useCallback(
    () => void recordedTakes.list({ uid: user.id, scriptId }, Date.now()).then(setKept),
    [user.id, scriptId],
  )
  useEffect(look, [look])

  async function store(take: RecordedTake, file: Blob) {
    const name = t('scripts:voice.fileName', { name: draft.name || t('scripts:untitled') })
    if (await addSound(file, name, take.sceneId)) await recordedTakes.remove(take.id)
  }

  const { recording, start, stop, cancel } = useRecorder({
    uid: user.id,
    scriptId,
    onTake: store,
    onEnd: look,
  })
  const active = recording.state === 'asking' || recording.state === 'recording' ? recording : null
  const isBusy = active !== null || storing !== null
  const recordingOf = (sceneId: string | null) => (active?.sceneId === sceneId ? active : null)
  const faultOf = (sceneId: string | null) =>
    recording.state === 'failed' && recording.sceneId === sceneId ? recording.fault : null
  const shareOf = (sceneId: string | null) => (storing?.sceneId === sceneId ? storing.share : null)
  const ends = { onStop: stop, onCancel: cancel, onCancelStoring: cancelStoring, isBusy, isReadOnly }

  /** Starts a recording after stopping playback, which the microphone would pick up. */
  function record(sceneId: string | null) {
    stopSounds()
    window.speechSynthesis?.cancel()
    void start(sceneId)
  }

  if (scenes.length === 0) {
    return (
      <Panel id="voice" title={t('scripts:voice.title')}>
        <p className={styles.soft}>{t('scripts:voice.noScenes')}</p>
      </Panel>
    )
  }
  return (
    <>
      {!isBusy && !isReadOnly && (
        <KeptTakesNotice
          takes={kept}
          onUse={(take, file) => void store(take, file).then(look)}
          onDiscard={(take) => void recordedTakes.remove(take.id).then(look)}
        />
      )}
      <TakePanel
        {...ends}
        film={film}
        expected={lengths.reduce((sum, length) => sum + length, 0)}
        recording={recordingOf(null)}
        fault={faultOf(null)}
        share={shareOf(null)}
        onRecord={() => record(null)}
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
            const { id = `${at}` } = film.draft.scenes[at] ?? {}
            return (
              <SceneVoice
                key={id}
                {...ends}
                scene={scene}
                number={at + 1}
                voice={draft.scenes.find((each) => each.id === id)?.voice ?? null}
                expected={lengths[at] ?? 0}
                language={draft.language}
                recording={recordingOf(id)}
                fault={faultOf(id)}
                share={shareOf(id)}
                onRecord={() => record(id)}
                onFile={(file) => void addSound(file, file.name, id)}
                onVoice={(fields) => onEdit((before) => changeVoice(before, id, fields))}
              />
            )
          })}
        </ol>
      </Panel>
      <MusicPanel music={draft.music} onEdit={onEdit} isReadOnly={isReadOnly} />
    </>
  )
}

type KeptTakesNoticeProps = {
  takes: readonly RecordedTake[]
  onUse: (take: RecordedTake, file: Blob) => void
  onDiscard: (take: RecordedTake) => void
}

/** Lists recordings that are in this browser but not in the library, because the tab was closed or the upload failed. */
function KeptTakesNotice({ takes, onUse, onDiscard }: KeptTakesNoticeProps) {
  const { t } = useTranslation('scripts')
  const [take] = takes
  if (!take) return null

  async function recover(kept: RecordedTake) {
    const file = await recordedTakes.read(kept)
    if (file) onUse(kept, file)
    else onDiscard(kept)
  }

  return (
    <Notice
      title={t('scripts:voice.kept.title')}
      text={
        <>
          {t(take.sceneId === null ? 'scripts:voice.kept.whole' : 'scripts:voice.kept.scene')}{' '}
          <RelativeTime instant={take.at} />
        </>
      }
    >
      <Button size="compact-sm" onClick={() => void recover(take)}>
        {t('scripts:voice.kept.use')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onDiscard(take)}>
        {t('scripts:voice.kept.discard')}
      </Button>
    </Notice>
  )
}
