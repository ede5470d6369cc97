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

/** A recording under way: how long it is, how loud, and how to end it. */
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

/** Who records with the keyboard stops with it. */
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

/** Milliseconds since a time, four times a second. */
function usePassed(startedAt: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (startedAt === null) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [startedAt])
  return startedAt === null ? 0 : Math.max(0, now - startedAt)
}

/** How loud the microphone is now; it is drawn without React, as often as the screen is. */
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

/** How a sound for one scene, or for the whole script, is recorded and imported. */
export type RecordingControls = {
  /** Of this scene, or of the whole script; null while another or none is recorded. */
  recording: Extract<RecorderState, { startedAt: number }> | null
  /** Why its last recording did not begin. */
  fault: RecorderFault | null
  /** Milliseconds that saying it is expected to take. */
  expected: number
  /** 0 to 1 while a sound for it is stored. */
  share: number | null
  /** Another sound is recorded or stored. */
  isBusy: boolean
  isReadOnly: boolean
  onRecord: () => void
  onStop: () => void
  onCancel: () => void
  onCancelStoring: () => void
  onFile: (file: File) => void
}
