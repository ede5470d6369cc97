import { CanvasSink, type WrappedCanvas } from 'mediabunny'
import { openVideo } from '@/decks/drawing/open-video.ts'
import type { Picture } from '@/decks/drawing/images.ts'
import { log } from '@/lib/log.ts'

/** Maximum width at which a video is decoded, in pixels. */
const WIDTH_MAX = 1_920
/** Seconds ahead up to which a time is reached by decoding; a time further ahead is reached by seeking. */
const AHEAD_MAX = 1
/** Number of canvases used in rotation, for the displayed image, the next one and the one being drawn. */
const CANVASES = 4

/** A video within a scene. It starts with the scene, and restarts when it ends. */
export type MovingImage = {
  /** Prepares the image at a time, in milliseconds since the start of the scene. */
  prepare(time: number): Promise<void>
  /** Returns the image prepared last; null before the first. */
  image(): Picture | null
  close(): void
}

/** Opens a video. @returns null if this browser cannot decode it */
export async function openMovingImage(file: Blob): Promise<MovingImage | null> {
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

  /** The time requested last; requests wait for the image that is being decoded. */
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
