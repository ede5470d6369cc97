import { CanvasSink, type WrappedCanvas } from 'mediabunny'
import { openVideo } from '@/decks/drawing/open-video.ts'
import type { Picture } from '@/decks/drawing/pictures.ts'
import { log } from '@/lib/log.ts'

/** Images are no larger than films show them, in pixels. */
const WIDTH_MAX = 1_920
/** Seconds: what is farther ahead is jumped to, anything nearer is played up to. */
const AHEAD_MAX = 1
/** Canvases in turn: the one that is shown, the next one and the one that is being made. */
const CANVASES = 4

/** A video within a scene. It begins with the scene, and again when it is over. */
export type MovingPicture = {
  /** Gets the image of a time, in milliseconds since the scene began. */
  prepare(time: number): Promise<void>
  /** The image that was prepared last; null before. */
  image(): Picture | null
  close(): void
}

/** @returns null for a video that this browser cannot decode */
export async function openMovingPicture(file: Blob): Promise<MovingPicture | null> {
  const video = await openVideo(file)
  if (!video) return null
  const { track, dispose } = video
  const width = Math.min(WIDTH_MAX, await track.getDisplayWidth())
  const sink = new CanvasSink(track, { width, poolSize: CANVASES })
  const begin = await track.getFirstTimestamp()
  const length = Math.max(0.001, (await track.computeDuration()) - begin)
  let frames: AsyncGenerator<WrappedCanvas, void, unknown> | null = null
  let shown: WrappedCanvas | null = null
  let next: WrappedCanvas | null = null
  let isClosed = false

  /** The time that was asked for last; requests wait for the image that is being decoded. */
  let wanted = begin
  let working: Promise<void> = Promise.resolve()

  async function showWanted(): Promise<void> {
    if (isClosed) return
    const at = wanted
    if (!shown || at < shown.timestamp || at > shown.timestamp + AHEAD_MAX) await jumpTo(at)
    while (next && next.timestamp <= at) {
      shown = next
      next = await take()
    }
  }

  async function jumpTo(at: number): Promise<void> {
    await frames?.return()
    frames = sink.canvases(at)
    shown = await take()
    next = await take()
  }

  async function take(): Promise<WrappedCanvas | null> {
    const taken = await frames?.next()
    return taken?.value ?? null
  }

  return {
    prepare(time) {
      wanted = begin + ((time / 1000) % length)
      working = working
        .then(showWanted)
        .catch((error: unknown) => log.warn('An image of a video could not be decoded', error))
      return working
    },
    image: () => shown?.canvas ?? null,
    close() {
      isClosed = true
      void working.then(() => frames?.return()).finally(dispose)
    },
  }
}
