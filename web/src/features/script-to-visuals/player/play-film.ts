import type { Film } from '../film/film.ts'
import { playSound } from '../sound/play-sound.ts'

/** Paints the frame at a time over the whole canvas. */
export function paintFrame(canvas: HTMLCanvasElement | null, film: Film, time: number): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  film.paint(context, time)
}

type Begin = {
  from: number
  /** The sound of the film; null without one. */
  buffer: AudioBuffer | null
  /** Returns the displayed time: if it differs from the last reported time, the user has moved there meanwhile. */
  shownTime: () => number
  onTime: (time: number) => void
  onEnd: () => void
  onFail: (error: unknown) => void
}

export type Playing = {
  mute(isMuted: boolean): void
  /** Stops, and reports the current time. */
  stop(): void
  /** Stops without reporting the time. */
  quit(): void
}

/** Milliseconds between two time reports: reporting every frame would re-render the surrounding screen each time. */
const TOLD_EVERY = 200

/**
 * Plays from a time. The frames follow the sound, which continues while a scene is drawn; without sound, a scene that is not drawn yet stops the
 * clock.
 */
export function playFilm(
  film: Film,
  canvas: HTMLCanvasElement | null,
  { from, buffer, shownTime, onTime, onEnd, onFail }: Begin,
): Playing {
  const sound = buffer && playSound(buffer, { from, onEnd: interrupt })
  const toldTimes = new Set([shownTime(), from])
  let time = from
  let last: number | null = null
  let told = from
  let request = 0
  let isOver = false

  /** Stops the film if its sound was interrupted, for example before a recording, but not if the sound has reached its end. */
  function interrupt() {
    if (isOver || time >= film.length - TOLD_EVERY) return
    onTime(time)
    quit()
    onEnd()
  }

  function step(now: number) {
    if (isOver) return
    if (!toldTimes.has(shownTime())) {
      quit()
      onEnd()
      return
    }
    // A browser that mutes the page, or a phone call, stops the sound's clock but not the film.
    time = sound?.isRunning() ? sound.time() : time + (last === null ? 0 : now - last)
    last = now
    if (time >= film.length) {
      isOver = true
      sound?.stop()
      onTime(0)
      onEnd()
      return
    }
    film.prepare(time).then(paintNext).catch(onFail)
  }

  function paintNext() {
    if (isOver) return
    paintFrame(canvas, film, time)
    if (Math.abs(time - told) >= TOLD_EVERY) {
      told = time
      toldTimes.add(time)
      onTime(time)
    }
    request = requestAnimationFrame(step)
  }

  function quit() {
    cancelAnimationFrame(request)
    sound?.stop()
    isOver = true
  }

  request = requestAnimationFrame(step)
  return {
    mute: (isMuted) => sound?.mute(isMuted),
    quit,
    stop() {
      if (!isOver) onTime(Math.min(time, film.length - 1))
      quit()
    },
  }
}
