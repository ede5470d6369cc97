import { CanvasSource, Mp4OutputFormat, NullTarget, Output } from 'mediabunny'
import type { ScriptDraft } from '@postwright/core/model/script'
import { emptyScript, writeScript } from '@postwright/core/script/write-script'
import type { FilmPlan } from '@/features/script-to-visuals/film/film.ts'
import { planFilm } from '@/features/script-to-visuals/film/plan-film.ts'
import { timeScript } from '@/features/script-to-visuals/film/time-script.ts'
import { runRender } from '@/features/script-to-visuals/render/use-render.ts'
import { SOUND_RATE } from '@/features/script-to-visuals/sound/decode-sound.ts'
import type { SoundParts } from '@/features/script-to-visuals/sound/film-sound.ts'
import { measured } from './measured.ts'

/** Cost of rendering a film. `block` is the longest time for which the page was unresponsive; times are in milliseconds. */
export type FilmFigures = { time: number; block: number; bytes: number; frames: number }

export type VideoBench = {
  /** Plans a film that shares no content with earlier ones, so that caches don't help. */
  plan: (seconds: number) => void
  /** Renders the planned film, with words marked as they are spoken, voices and music. */
  ours: (seconds: number) => Promise<FilmFigures>
  /** Runs the file writer alone, with a canvas on which nothing is drawn. */
  bare: (seconds: number) => Promise<FilmFigures>
  recorder: (seconds: number) => Promise<FilmFigures>
}

declare global {
  interface Window {
    videoBench: VideoBench
  }
}

const [WIDTH, HEIGHT, FPS] = [1080, 1920, 30]
const SCENES = [
  (number: string) =>
    `The boards of ${number} are planed by hand and rest for a week before *glue* goes on them again.`,
  (number: string) => `“Table ${number} splits in its first winter.”`,
  (number: string) => `- Too much glue\n- No gap\n- The wrong finish ${number}`,
  (number: string) => `70% of split table tops had no gap at all, says ${number}.`,
  (number: string) => `Glue: top ${number} splits.\nSlots: the top moves.`,
]

/** A script whose film has this length. Texts are random, so that caches don't help. */
function scriptOf(seconds: number): ScriptDraft {
  const begin = `# Bench ${Math.random().toString(36).slice(2)}`
  let count = 0
  const newId = () => `scene${(count += 1)}`
  const scenes = [begin]
  for (;;) {
    const draft = writeScript(emptyScript('Bench'), scenes.join('\n\n'), newId)
    const { length } = timeScript(draft)
    if (length >= seconds * 1000) {
      const last = draft.scenes.length - 1
      const before = timeScript(draft).timed[last]?.start ?? 0
      const left = Math.max(0.5, seconds - before / 1000)
      return { ...draft, scenes: draft.scenes.map((scene, at) => (at === last ? { ...scene, seconds: left } : scene)) }
    }
    scenes.push(SCENES[scenes.length % SCENES.length]?.(Math.random().toString(36).slice(2, 7)) ?? '')
  }
}

/** Planned before the measurement, as the screen plans a film before a person renders it. */
let planned: { plan: FilmPlan; sound: SoundParts } | null = null

function planOurs(seconds: number): void {
  const draft = scriptOf(seconds)
  const plan = planFilm(draft, timeScript(draft))
  planned = { plan, sound: soundOf(plan) }
}

async function makeOurs(): Promise<Omit<FilmFigures, 'time' | 'block'>> {
  if (!planned) throw new Error('No film is planned')
  let frames = 0
  const onProgress = (progress: { framesDone: number }) => {
    frames = progress.framesDone
  }
  const request = { ...planned, type: 'mp4' as const, pictures: [], families: [], title: 'Bench' }
  const { file } = await runRender(request, { signal: new AbortController().signal, onProgress })
  return { bytes: file.size, frames }
}

/** A voice in each scene and music under all of them. */
function soundOf({ scenes }: FilmPlan): SoundParts {
  const voices = scenes.map(({ start, end }) => {
    const to = Math.max(1, Math.min(3_000, end - start - 700))
    return { samples: tone(to, 220), from: 0, to, at: start + 300, level: 0 }
  })
  const music = { sound: { channels: [tone(20_000, 330), tone(20_000, 331)] as const }, level: -18, duck: 12 }
  return { length: scenes.at(-1)?.end ?? 0, voices, music, missing: 0 }
}

function tone(length: number, pitch: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round((length * SOUND_RATE) / 1000))
  return samples.map((_, at) => 0.3 * Math.sin((2 * Math.PI * pitch * at) / SOUND_RATE))
}

async function makeBare(seconds: number): Promise<Omit<FilmFigures, 'time' | 'block'>> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  canvas.getContext('2d')?.fillRect(0, 0, WIDTH, HEIGHT)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new NullTarget() })
  let bytes = 0
  const source = new CanvasSource(canvas, {
    codec: 'avc',
    bitrate: Math.round(WIDTH * HEIGHT * FPS * 0.085),
    onEncodedPacket: (packet) => {
      bytes += packet.byteLength
    },
  })
  output.addVideoTrack(source)
  await output.start()
  const frames = seconds * FPS
  for (let frame = 0; frame < frames; frame += 1) await source.add(frame / FPS, 1 / FPS)
  await output.finalize()
  return { bytes, frames }
}

/** Recording takes as long as the film, so only a part of it is recorded. */
async function record(seconds: number): Promise<Omit<FilmFigures, 'time' | 'block'>> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(FPS), { mimeType: 'video/webm;codecs=vp8' })
  let bytes = 0
  let frames = 0
  recorder.addEventListener('dataavailable', ({ data }) => (bytes += data.size))
  const stopped = new Promise((settle) => recorder.addEventListener('stop', settle, { once: true }))
  recorder.start()
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    context?.fillRect(frames % WIDTH, 0, 1, HEIGHT)
    frames += 1
    await new Promise((settle) => requestAnimationFrame(settle))
  }
  recorder.stop()
  await stopped
  return { bytes, frames: Math.min(frames, seconds * FPS) }
}

const figures =
  (make: (seconds: number) => Promise<Omit<FilmFigures, 'time' | 'block'>>) => async (seconds: number) => {
    let made = { bytes: 0, frames: 0 }
    const { time, block } = await measured(async () => {
      made = await make(seconds)
      return made.bytes
    })
    return { time, block, ...made }
  }

window.videoBench = {
  plan: planOurs,
  ours: figures(makeOurs),
  bare: figures(makeBare),
  recorder: figures(record),
}
