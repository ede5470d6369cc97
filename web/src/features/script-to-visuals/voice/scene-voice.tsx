import { ActionIcon, Button } from '@mantine/core'
import { IconMicrophone, IconPlayerPlay, IconPlayerStop, IconTrash, IconVolume } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SceneVoice as Voice, VOICE_LEVEL_MAX } from '@postwright/core/model/script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { formatLength } from '@/ui/format-length.ts'
import { sceneName } from '../storyboard/scene-name.ts'
import { cutSound, type DecodedSound, loadSound } from '../sound/decode-sound.ts'
import { bufferOf, playSound, type PlayingSound } from '../sound/play-sound.ts'
import { BrowserVoiceButton } from './browser-voice-button.tsx'
import { DecibelSlider } from './decibel-slider.tsx'
import { ImportButton, StoringBar } from './sound-import.tsx'
import { RecordingBar, type RecordingControls } from './recording-bar.tsx'
import { isOldVoice } from './scene-voices.ts'
import { useFocusAfter } from './use-focus-after.ts'
import styles from './voice.module.css'
import { Waveform } from './waveform.tsx'
import { useSignedIn } from '@/session/use-session.ts'

type Props = RecordingControls & {
  scene: ScriptScene
  number: number
  voice: Voice | null
  language: string
  /** Changes fields of the scene's voice; null removes the voice. */
  onVoice: (fields: Partial<Voice> | null) => void
}

/** Shows the recording of one scene, or the ways to make one. */
export function SceneVoice(props: Props) {
  const { scene, number, voice, expected, recording, fault, share, onStop, onCancel, isReadOnly } = props
  const { t } = useTranslation('scripts')
  const length = voice ? voice.to - voice.from : expected
  const isIdle = recording === null && share === null
  const record = useRef<HTMLButtonElement>(null)
  useFocusAfter(!isIdle, record)
  return (
    <li className={styles.scene} data-recording={recording !== null || undefined}>
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <p className={styles.words}>{sceneName(scene)}</p>
        {length > 0 && <span className={styles.length}>{formatLength(length)}</span>}
      </div>
      {recording && <RecordingBar {...{ recording, expected, onStop, onCancel }} />}
      {share !== null && <StoringBar share={share} onCancel={props.onCancelStoring} />}
      {fault && (
        <p className={styles.old} role="alert">
          {t(`scripts:voice.fault.${fault}`)}
        </p>
      )}
      {isIdle && voice && <StoredVoice {...props} voice={voice} />}
      {isIdle && voice && isOldVoice(scene, voice) && <p className={styles.old}>{t('scripts:voice.old')}</p>}
      {!isReadOnly && (
        <div className={styles.buttons} hidden={!isIdle}>
          <RecordButton {...props} button={record} />
          <ImportButton
            size="compact-sm"
            variant="subtle"
            color="gray"
            label={t('scripts:voice.importScene', { number })}
            disabled={props.isBusy}
            onFile={props.onFile}
          >
            {t('scripts:voice.import')}
          </ImportButton>
          {!voice && <BrowserVoiceButton scene={scene} language={props.language} />}
        </div>
      )}
    </li>
  )
}

function RecordButton({
  voice,
  number,
  isBusy,
  onRecord,
  button,
}: Props & { button: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation('scripts')
  return (
    <Button
      ref={button}
      size="compact-sm"
      variant="default"
      leftSection={<IconMicrophone size="1rem" aria-hidden />}
      disabled={isBusy}
      aria-label={t(voice ? 'scripts:voice.retakeScene' : 'scripts:voice.recordScene', { number })}
      onClick={onRecord}
    >
      {t(voice ? 'scripts:voice.retake' : 'scripts:voice.record')}
    </Button>
  )
}

/** Edits a recording's start, end and level on its waveform. */
function StoredVoice({ voice, number, isReadOnly, onVoice }: Props & { voice: Voice }) {
  const { t } = useTranslation('scripts')
  const sound = useSound(voice.mediaId)
  const label = t('scripts:voice.ofScene', { number })
  if (sound.status === 'loading')
    return <div className={styles.waiting} role="status" aria-label={t('scripts:voice.loading')} />
  if (sound.status === 'error') {
    return (
      <p className={styles.old} role="alert">
        {t('scripts:voice.gone')}
      </p>
    )
  }
  return (
    <>
      <div className={styles.take}>
        <ListenButton sound={sound.data} voice={voice} label={label} />
        <Waveform sound={sound.data} voice={voice} isReadOnly={isReadOnly} label={label} onTrim={onVoice} />
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('scripts:voice.removeScene', { number })}
            onClick={() => onVoice(null)}
          >
            <IconTrash size="1.125rem" aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={styles.loudness}>
        <IconVolume size="1rem" aria-hidden />
        <DecibelSlider
          className={styles.grow ?? ''}
          label={t('scripts:voice.level', { number })}
          min={-VOICE_LEVEL_MAX}
          max={VOICE_LEVEL_MAX}
          step={0.5}
          value={voice.level}
          isReadOnly={isReadOnly}
          onLevel={(level) => onVoice({ level })}
        />
      </div>
    </>
  )
}

function ListenButton({ sound, voice, label }: { sound: DecodedSound; voice: Voice; label: string }) {
  const { t } = useTranslation('scripts')
  const [isPlaying, setPlaying] = useState(false)
  const playing = useRef<PlayingSound | null>(null)
  useEffect(() => () => playing.current?.stop(), [])

  function toggle() {
    playing.current?.stop()
    playing.current = null
    if (isPlaying) return setPlaying(false)
    const onEnd = () => {
      playing.current = null
      setPlaying(false)
    }
    const { from, to, level } = voice
    playing.current = playSound(bufferOf(cutSound(sound, from, to)), { from: 0, level, onEnd })
    setPlaying(true)
  }

  return (
    <ActionIcon
      variant="default"
      size="lg"
      radius="xl"
      aria-label={t(isPlaying ? 'scripts:voice.silence' : 'scripts:voice.listen', { name: label })}
      onClick={toggle}
    >
      {isPlaying ? <IconPlayerStop size="1.125rem" aria-hidden /> : <IconPlayerPlay size="1.125rem" aria-hidden />}
    </ActionIcon>
  )
}

type SoundRead = { status: 'loading' } | { status: 'error' } | { status: 'ready'; data: DecodedSound }

const LOADING: SoundRead = { status: 'loading' }

/** Loads and decodes a sound from the library. */
function useSound(mediaId: string): SoundRead {
  const { workspaceId } = useSignedIn()
  const [read, setRead] = useState<{ mediaId: string; result: SoundRead } | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (result: SoundRead) => !isGone && setRead({ mediaId, result })
    loadSound(workspaceId, mediaId)
      .then((data) => tell({ status: 'ready', data }))
      .catch(() => tell({ status: 'error' }))
    return () => {
      isGone = true
    }
  }, [workspaceId, mediaId])
  return read?.mediaId === mediaId ? read.result : LOADING
}
