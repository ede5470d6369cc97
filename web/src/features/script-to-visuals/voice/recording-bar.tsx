import { Button } from '@mantine/core'
import { IconPlayerStopFilled, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLength } from '@/ui/format-length.ts'
import styles from './voice.module.css'
import type { RecorderFault, RecorderState } from './use-recorder.ts'

type Props = Pick<RecordingControls, 'expected' | 'onStop' | 'onCancel'> & {
  recording: NonNullable<RecordingControls['recording']>
}

/** Shows a recording in progress: its length, its level, and a button to stop it. */
export function RecordingBar({ recording, expected, onStop, onCancel }: Props) {
  const { t } = useTranslation('scripts')
  const { state, stream, startedAt } = recording
  const passed = usePassed(state === 'recording' ? startedAt : null)
  if (state === 'asking')
    return (
      <div className={styles.recording}>
        <p role="status">{t('scripts:voice.asking')}</p>
        <CancelButton onCancel={onCancel} />
      </div>
    )
  return (
    <div className={styles.recording}>
      <span className={styles.light} aria-hidden />
      <span className="visually-hidden" role="status">
        {t('scripts:voice.recording')}
      </span>
      <p className={styles.passed} role="timer">
        {t('scripts:voice.passed', { time: formatLength(passed), expected: formatLength(expected) })}
      </p>
      {stream && <LevelMeter stream={stream} />}
      <Button
        ref={takeFocus}
        size="compact-sm"
        leftSection={<IconPlayerStopFilled size="1rem" aria-hidden />}
        onClick={onStop}
      >
        {t('scripts:voice.stop')}
      </Button>
      <CancelButton onCancel={onCancel} />
    </div>
  )
}

/** Focuses the stop button, so that users who start a recording with the keyboard can stop it with the keyboard. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('scripts')
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<IconX size="1rem" aria-hidden />}
      onClick={onCancel}
    >
      {t('scripts:voice.cancel')}
    </Button>
  )
}

/** Returns the milliseconds since a time, updated four times per second. */
function usePassed(startedAt: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (startedAt === null) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [startedAt])
  return startedAt === null ? 0 : Math.max(0, now - startedAt)
}

/** Shows the current microphone level, drawn without React on every animation frame. */
function LevelMeter({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 1024 })
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let request = 0
    function draw() {
      analyser.getFloatTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      bar.current?.style.setProperty('--level', `${Math.min(1, Math.sqrt(loudest))}`)
      request = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(request)
      void context.close()
    }
  }, [stream])
  return (
    <span className={styles.meter} aria-hidden>
      <span className={styles.level} ref={bar} />
    </span>
  )
}

/** State and actions for recording and importing a sound for one scene or the whole script. */
export type RecordingControls = {
  /** Recording of this scene, or of the whole script; null while another recording or none is in progress. */
  recording: Extract<RecorderState, { startedAt: number }> | null
  /** Reason why the last recording did not start. */
  fault: RecorderFault | null
  /** Expected milliseconds of speech. */
  expected: number
  /** Progress from 0 to 1 while a sound is being stored. */
  share: number | null
  /** True while another sound is being recorded or stored. */
  isBusy: boolean
  isReadOnly: boolean
  onRecord: () => void
  onStop: () => void
  onCancel: () => void
  onCancelStoring: () => void
  onFile: (file: File) => void
}
