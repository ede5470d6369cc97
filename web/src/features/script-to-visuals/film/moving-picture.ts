import { BlobSource, CanvasSink, Input, MP4, QTFF, WEBM, type WrappedCanvas } from 'mediabunny'
import { log } from '@/lib/log.ts'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import type { Picture } from '@/decks/drawing/pictures.ts'

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

/** Videos by their source and id; null for files that are none. */
const files = new WeakMap<PictureSource, Map<string, Promise<Blob | null>>>()

/** The file of a video; null for an image, and for what cannot be had. */
export function videoFile(source: PictureSource, mediaId: string): Promise<Blob | null> {
  const known = files.get(source) ?? new Map<string, Promise<Blob | null>>()
  files.set(source, known)
  const asked =
    known.get(mediaId) ??
    source(mediaId).then(
      (file) => (file.type.startsWith('video/') ? file : null),
      () => {
        known.delete(mediaId)
        return null
      },
    )
  known.set(mediaId, asked)
  return asked
}

/** @returns null for a video that this browser cannot decode */
export async function openMovingPicture(file: Blob): Promise<MovingPicture | null> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(file) })
  const track = await input.getPrimaryVideoTrack().catch(() => null)
  if (!track || !(await track.canDecode())) {
    input.dispose()
    return null
  }
  const width = Math.min(WIDTH_MAX, await track.getDisplayWidth())
  const sink = new CanvasSink(track, { width, poolSize: CANVASES })
  const begin = await track.getFirstTimestamp()
  const length = Math.max(0.001, (await track.computeDuration()) - begin)
  let frames: AsyncGenerator<WrappedCanvas, void, unknown> | null = null
  let shown: WrappedCanvas | null = null
  let next: WrappedCanvas | null = null
  let isClosed = false

  /** What is asked for while an image is decoded waits for it, and only the time that was asked for last counts. */
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
      void working.then(() => frames?.return()).finally(() => input.dispose())
    },
  }
}
