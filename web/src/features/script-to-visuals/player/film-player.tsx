import { ActionIcon, Button, Slider } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMATS } from '@postwright/core/scene/format'
import { log } from '@/lib/log.ts'
import { formatLength } from '@/ui/format-length.ts'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import { createFilm, type Film } from '../film/film.ts'
import { sceneIndexAt } from '../film/time-script.ts'
import { allowSound } from '../sound/play-sound.ts'
import { hasSound } from '../sound/plan-sound.ts'
import { useFilmSound } from '../sound/use-film-sound.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import styles from './film-player.module.css'
import { paintFrame, playFilm, type Playing } from './play-film.ts'

/** Width and maximum height of the player, in screen pixels. */
const WIDTH = 320
const HEIGHT_MAX = 520
/** Step of the arrow keys, in milliseconds. */
const STEP = 250

type Props = { film: ShownFilm; time: number; onTime: (time: number) => void }

/** Plays the film with the frames and the sound of the exported file. */
export function FilmPlayer({ film: { plan, script }, time, onTime }: Props) {
  const { t } = useTranslation('scripts')
  const pictures = useImageSource()
  const isCalm = useReducedMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [film, setFilm] = useState<Film | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const sound = useFilmSound(plan.sound)
  const { buffer } = sound
  const playing = useRef<Playing | null>(null)
  const latest = useRef(time)
  const { width, height } = FORMATS[plan.format]
  const shownWidth = Math.min(WIDTH, (HEIGHT_MAX * width) / height)
  const density = Math.min(2, window.devicePixelRatio || 1)
  const scale = (shownWidth * density) / width
  const { length } = script
  const at = Math.min(time, Math.max(0, length - 1))
  const shown = sceneIndexAt(plan.scenes, at)

  const fail = useCallback((error: unknown) => {
    log.error('The preview could not be painted', error)
    setPlaying(false)
    setFailed(true)
  }, [])

  useEffect(() => {
    let isGone = false
    const making = createFilm(plan, { pictures, scale, isCalm })
    making.then((made) => (isGone ? made.close() : setFilm(made))).catch(fail)
    return () => {
      isGone = true
    }
  }, [plan, pictures, scale, isCalm, fail])
  // The previous film is shown until the next one is ready.
  useEffect(() => () => film?.close(), [film])
  useEffect(() => {
    latest.current = time
  }, [time])

  // A paused film shows the frame at its time; a playing film paints its frames itself.
  useEffect(() => {
    if (!film || isPlaying) return
    let isGone = false
    film
      .prepare(at)
      .then(() => !isGone && paintFrame(canvas.current, film, at))
      .catch(fail)
    return () => {
      isGone = true
    }
  }, [film, at, isPlaying, fail])

  useEffect(() => {
    if (!film || !isPlaying) return
    const from = at >= length - STEP ? 0 : at
    const onEnd = () => setPlaying(false)
    const shownTime = () => latest.current
    const begun = playFilm(film, canvas.current, { from, buffer, shownTime, onTime, onEnd, onFail: fail })
    playing.current = begun
    begun.mute(isMuted)
    return () => begun.stop()
    // NOTE the start time is read once: neither the time reported by the film nor muting may restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [film, isPlaying, buffer])

  function seek(next: number) {
    playing.current?.quit()
    setPlaying(false)
    onTime(Math.min(Math.max(0, next), Math.max(0, length - 1)))
  }

  return (
    <section className={styles.player} aria-label={t('scripts:player.label')}>
      <div className={styles.stage}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          style={{ width: shownWidth, aspectRatio: `${width} / ${height}` }}
          aria-hidden
        />
        {plan.scenes.length === 0 && <p className={styles.nothing}>{t('scripts:player.nothing')}</p>}
        {isFailed && (
          <p className={styles.nothing} role="alert">
            {t('scripts:player.failed')}
          </p>
        )}
      </div>
      <Slider
        className={styles.track}
        thumbLabel={t('scripts:player.position')}
        label={formatLength}
        thumbValueText={(value) =>
          t('scripts:player.time', { time: formatLength(value), length: formatLength(length) })
        }
        min={0}
        max={Math.max(1, length)}
        step={STEP}
        value={at}
        onChange={seek}
        disabled={length === 0}
        size="sm"
        marks={plan.scenes.slice(1).map(({ start }) => ({ value: start }))}
      />
      <div className={styles.controls}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('scripts:player.previous')}
          disabled={shown <= 0}
          onClick={() => seek(plan.scenes[shown - 1]?.start ?? 0)}
        >
          <IconPlayerSkipBack size="1.125rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          radius="xl"
          aria-label={t(isPlaying ? 'scripts:player.pause' : 'scripts:player.play')}
          disabled={length === 0 || !film}
          onClick={() => {
            allowSound()
            setPlaying(!isPlaying)
          }}
        >
          {isPlaying ? <IconPlayerPause size="1.125rem" aria-hidden /> : <IconPlayerPlay size="1.125rem" aria-hidden />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('scripts:player.next')}
          disabled={shown < 0 || shown >= plan.scenes.length - 1}
          onClick={() => seek(plan.scenes[shown + 1]?.start ?? 0)}
        >
          <IconPlayerSkipForward size="1.125rem" aria-hidden />
        </ActionIcon>
        {hasSound(plan.sound) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('scripts:player.mute')}
            aria-pressed={isMuted}
            loading={sound.state === 'loading'}
            onClick={() => {
              playing.current?.mute(!isMuted)
              setMuted(!isMuted)
            }}
          >
            {isMuted ? <IconVolumeOff size="1.125rem" aria-hidden /> : <IconVolume size="1.125rem" aria-hidden />}
          </ActionIcon>
        )}
        <p className={styles.time}>
          {t('scripts:player.time', { time: formatLength(at), length: formatLength(length) })}
        </p>
      </div>
      {sound.missing > 0 && (
        <div className={styles.missing}>
          <p role="status">{t('scripts:player.missingSounds', { count: sound.missing })}</p>
          <Button size="compact-sm" variant="subtle" loading={sound.state === 'loading'} onClick={sound.retry}>
            {t('scripts:player.retrySounds')}
          </Button>
        </div>
      )}
    </section>
  )
}
