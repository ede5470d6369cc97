import { RangeSlider } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SceneVoice, VOICE_TIME_MAX } from '@postwright/core/model/script'
import { peaksOf } from '@postwright/core/sound/sound-levels'
import { cutSound, type DecodedSound, lengthOf, toMono } from '../sound/decode-sound.ts'
import styles from './voice.module.css'

/** Milliseconds of the recording shown before and after the used part. */
const AROUND = 1_500
const BARS = 160
/** Milliseconds per arrow key press. */
const STEP = 20
const SHORTEST = 200

type Props = {
  sound: DecodedSound
  voice: SceneVoice
  isReadOnly: boolean
  /** Accessible name of the recording being trimmed. */
  label: string
  onTrim: (part: { from: number; to: number }) => void
}

/** Shows the waveform of a voice, with handles at its start and end that can be moved by dragging or with keys. */
export function Waveform({ sound, voice, isReadOnly, label, onTrim }: Props) {
  const { t } = useTranslation('scripts')
  const length = lengthOf(sound)
  // The visible window stays fixed while a handle is moved, so that the handle stays under the pointer.
  const [shown, setShown] = useState(() => windowOf(voice, length))
  const [moved, setMoved] = useState<[number, number] | null>(null)
  // After an undo, or with the same file for another scene, the voice may be outside the visible window.
  const isOutside = shown.mediaId !== voice.mediaId || voice.from < shown.from || voice.to > shown.to
  if (isOutside) setShown(windowOf(voice, length))
  const peaks = useMemo(() => peaksOf(toMono(cutSound(sound, shown.from, shown.to)), BARS), [sound, shown])
  const secondsOf = (time: number) => t('scripts:voice.seconds', { seconds: (time / 1000).toFixed(2) })
  const loudest = Math.max(0.05, ...peaks)
  const [from, to] = moved ?? [voice.from, voice.to]
  const isHeard = (bar: number) => {
    const time = shown.from + ((bar + 0.5) / BARS) * (shown.to - shown.from)
    return time >= from && time <= to
  }

  return (
    <div className={styles.waveform}>
      <svg className={styles.wave} viewBox={`0 0 ${BARS} 40`} preserveAspectRatio="none" aria-hidden>
        {[...peaks].map((peak, bar) => {
          const height = Math.max(1, (peak / loudest) * 38)
          return (
            <rect
              key={bar}
              className={styles.bar}
              data-heard={isHeard(bar) || undefined}
              x={bar + 0.2}
              y={20 - height / 2}
              width={0.6}
              height={height}
            />
          )
        })}
      </svg>
      <RangeSlider
        className={styles.handles}
        classNames={{ bar: styles.nothing ?? '', track: styles.plain ?? '', thumb: styles.handle ?? '' }}
        thumbFromLabel={t('scripts:voice.begin', { name: label })}
        thumbToLabel={t('scripts:voice.end', { name: label })}
        label={secondsOf}
        min={shown.from}
        max={shown.to}
        step={STEP}
        minRange={SHORTEST}
        value={[from, to]}
        disabled={isReadOnly}
        onChange={setMoved}
        thumbValueText={secondsOf}
        onChangeEnd={([begin, end]) => {
          setMoved(null)
          setShown(windowOf({ ...voice, from: begin, to: end }, length))
          onTrim({ from: begin, to: end })
        }}
      />
    </div>
  )
}

function windowOf({ mediaId, from, to }: SceneVoice, length: number) {
  const [begin, end] = [Math.max(0, from - AROUND), Math.min(VOICE_TIME_MAX, Math.max(length, to), to + AROUND)]
  return { mediaId, from: Math.min(begin, from), to: Math.max(begin + SHORTEST, end, to) }
}
