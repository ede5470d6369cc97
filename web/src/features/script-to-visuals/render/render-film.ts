import { frameOf } from '@postwright/core/script/script-timeline'
import { FORMATS } from '@postwright/core/scene/format'
import { imageSource } from '@/decks/export/image-source.ts'
import { imagesInScene } from '@/decks/export/images-in-scene.ts'
import type { Report } from '@/lib/workers/worker-call.ts'
import { createFilm, loadFilmFonts } from '../film/film.ts'
import { mixFilmSound, type MixedSound } from '../sound/film-sound.ts'
import {
  encodeScene,
  findEncoding,
  type EncodedScene,
  timeOf,
  provideSoundEncoder,
  SOUND_BITRATE,
} from './film-encoder.ts'
import { openSceneCache } from './scene-cache.ts'
import {
  CannotEncode,
  FRAMES_PER_SECOND,
  type RenderProgress,
  type RenderRequest,
  type RenderResult,
  type FilmType,
} from './render-request.ts'
import { nameScenes } from './scene-fingerprints.ts'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { SOUND_RATE } from '../sound/decode-sound.ts'

/** Number of frames between two progress reports. */
const TOLD_EVERY = 5

/**
 * Renders the file of a film scene by scene. A finished scene is cached, and reused by the next call with the same content.
 * @throws CannotEncode
 */
export async function renderFilm(request: RenderRequest, report: Report<RenderProgress>): Promise<RenderResult> {
  const { plan, type, families } = request
  const size = FORMATS[plan.format]
  const encoding = typeof OffscreenCanvas === 'undefined' ? null : await findEncoding(type, size)
  if (!encoding) throw new CannotEncode(type)
  const padding = request.sound ? await provideSoundEncoder(type) : 0
  const missingFonts = await loadFilmFonts(plan)
  const film = await createFilm(plan, { pictures: imageSource(request.pictures), scale: 1 })
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new CannotEncode(type)
  const kept = openSceneCache()
  const names = await nameScenes(plan, type, families)
  const progress = {
    framesDone: 0,
    framesKept: 0,
    scenesDone: 0,
    scenes: names.length,
    frames: frameOf(film.length, FRAMES_PER_SECOND),
  }
  const placed: PlacedScene[] = []
  const withoutImage = scenesWithoutImage(request)

  for (const [index, { slideId, start, end }] of plan.scenes.entries()) {
    const [firstFrame, lastFrame] = [frameOf(start, FRAMES_PER_SECOND), frameOf(end, FRAMES_PER_SECOND)]
    const count = lastFrame - firstFrame
    const name = names[index] ?? ''
    const known = await kept.find(name)
    if (known) {
      progress.framesDone += count
      progress.framesKept += count
      placed.push({ firstFrame, encoded: known })
    } else {
      let painted: number | null = null
      const encoded = await encodeScene(canvas, encoding, {
        count,
        async paint(frame) {
          const time = timeOfFrame(firstFrame + frame)
          await film.prepare(time)
          if (painted === null || !film.isSame(painted, time)) film.paint(context, time)
          painted = time
        },
        async onFrame() {
          progress.framesDone += 1
          if (progress.framesDone % TOLD_EVERY === 0) await report({ ...progress })
        },
      })
      // A scene without its fonts or images is rendered again once they are available.
      const isWhole = missingFonts.length === 0 && !withoutImage.has(slideId)
      if (isWhole) await kept.keep(name, encoded, Date.now())
      placed.push({ firstFrame, encoded })
    }
    progress.scenesDone += 1
    await report({ ...progress })
  }
  film.close()
  const sound = request.sound && mixFilmSound(request.sound)
  const file = await muxFilm({ type, scenes: placed, sound, padding, title: request.title })
  const missingSounds = request.sound?.missing ?? 0
  return { file, type, missingFonts, missingImages: withoutImage.size, missingSounds }
}

/** Returns the ids of the slides whose image is unavailable. */
function scenesWithoutImage({ plan, pictures }: RenderRequest): Set<string> {
  const had = new Set(pictures.map(({ id }) => id))
  const slideIds = plan.scenes.map(({ slideId }) => slideId)
  return new Set(
    slideIds.filter((id) => imagesInScene(plan.scene, [id], [plan.format]).some((image) => !had.has(image))),
  )
}

/** Returns the middle of a frame, in milliseconds, which is in the same scene however the scene's ends are rounded. */
function timeOfFrame(frame: number): number {
  return ((frame + 0.5) * 1000) / FRAMES_PER_SECOND
}

const MICROSECONDS = 1e6

/** An encoded scene with the index of its first frame in the film. */
type PlacedScene = { firstFrame: number; encoded: EncodedScene }

/** `padding`: samples that the encoder inserts before the sound. */
type Muxed = {
  type: FilmType
  scenes: readonly PlacedScene[]
  sound: MixedSound | null
  padding: number
  title: string
}

/** Joins encoded scenes and their sound into one file that can be played while it downloads. */
async function muxFilm({ type, scenes, sound, padding, title }: Muxed): Promise<Blob> {
  const target = new BufferTarget()
  const format = type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource(type === 'mp4' ? 'avc' : 'vp9')
  output.addVideoTrack(video)
  const audio = sound && createSoundTrack(type, sound, padding)
  if (audio) output.addAudioTrack(audio.source)
  output.setMetadataTags({ title })
  await output.start()
  for (const { firstFrame, encoded } of scenes) {
    const begin = timeOf(firstFrame)
    for (const { data, isKey, time, duration } of encoded.frames) {
      const kind = isKey ? 'key' : 'delta'
      const packet = new EncodedPacket(data, kind, (begin + time) / MICROSECONDS, duration / MICROSECONDS)
      await video.add(packet, { decoderConfig: encoded.config })
      await audio?.addUpTo((begin + time + duration) / MICROSECONDS)
    }
  }
  await audio?.addUpTo(Infinity)
  await output.finalize()
  return new Blob(target.buffer === null ? [] : [target.buffer], { type: `video/${type}` })
}

/** Samples of one frame of AAC (ISO/IEC 14496-3). */
const AAC_FRAME = 1_024

/** Samples passed at once: half a second, so that images and sound are interleaved. */
const PIECE = SOUND_RATE / 2

/**
 * Encodes sound as AAC for MP4, which networks ask for, and as Opus for WebM. The encoder's padding replaces the same amount of silence, so that the
 * sound is not delayed.
 */
function createSoundTrack(type: FilmType, [left, right]: MixedSound, padding: number) {
  const source = new AudioSampleSource({ codec: type === 'mp4' ? 'aac' : 'opus', bitrate: SOUND_BITRATE })
  // An AAC encoder fills its last frame and adds another one, so that the file would be longer than its images.
  const rest = type === 'mp4' ? Math.max(0, left.length - padding) % AAC_FRAME : 0
  const count = left.length - rest
  let done = padding

  /** Adds the sound up to a time of the film, in seconds. */
  async function addUpTo(seconds: number): Promise<void> {
    while (done < count && done < seconds * SOUND_RATE) {
      const piece = Math.min(PIECE, count - done)
      const data = new Float32Array(2 * piece)
      data.set(left.subarray(done, done + piece))
      data.set(right.subarray(done, done + piece), piece)
      const facts = { format: 'f32-planar', numberOfChannels: 2, sampleRate: SOUND_RATE } as const
      const sample = new AudioSample({ ...facts, data, timestamp: (done - padding) / SOUND_RATE })
      await source.add(sample)
      sample.close()
      done += piece
    }
  }
  return { source, addUpTo }
}
