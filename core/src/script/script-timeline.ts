import type { SceneChoice, SceneVoice, Script } from '../model/script.ts'
import { type SpokenWord, type Speech, timeScene, timeText } from './reading-time.ts'
import { type ScriptScene, spokenText } from './script-scene.ts'

/** Milliseconds before the first word of a scene and after its last one; also around a voice recording. */
const LEAD_IN = 300
const TAIL = 400
/** Minimum length of a scene without speech, in milliseconds. */
const SILENT_SCENE_MIN = 1_500

/** A scene in the film, in whole milliseconds from the film's start. */
export type TimedScene = {
  scene: ScriptScene
  start: number
  end: number
  /** Start and end of speech; without speech, both are at the end of the lead-in. */
  speechStart: number
  speechEnd: number
  /** Text to which `from` and `to` of the words refer. */
  text: string
  words: readonly SpokenWord[]
}

export type Timeline = { scenes: TimedScene[]; length: number }

/** Speech settings of the whole script. */
export type ScriptSpeech = Speech & { speakers?: Script['speakers'] | undefined }

/**
 * Lays out scenes consecutively without gaps, with absolute times of their words. A scene is as long as its voice recording, with its words
 * distributed over it; without a recording, a chosen length scales the whole scene. The pace is the speaker's, by default the
 * script's, and otherwise the language's.
 */
export function layOutTimeline(
  scenes: readonly ScriptScene[],
  choices: readonly (Partial<Pick<SceneChoice, 'seconds' | 'voice'>> | undefined)[],
  speech: ScriptSpeech,
): Timeline {
  let length = 0
  const timed = scenes.map((scene, at) => {
    const { seconds = null, voice = null } = choices[at] ?? {}
    const placed = placeScene(scene, { start: length, seconds, voice, speech })
    length = placed.end
    return placed
  })
  return { scenes: timed, length }
}

type Place = { start: number; seconds: number | null; voice: SceneVoice | null; speech: ScriptSpeech }

function placeScene(scene: ScriptScene, { start, seconds, voice, speech }: Place): TimedScene {
  const own = { language: speech.language, pace: paceOf(scene, speech) }
  const said = timeScene(scene, own)
  const spoken = voice === null ? said.length : Math.max(1, voice.to - voice.from)
  const stretch = said.length > 0 ? spoken / said.length : 1
  const isSilent = said.words.length === 0 && voice === null
  const whole = isSilent
    ? Math.max(SILENT_SCENE_MIN, LEAD_IN + timeText(scene.heading, own) + TAIL)
    : LEAD_IN + spoken + TAIL
  const factor = seconds === null || voice !== null ? 1 : (seconds * 1_000) / whole
  const at = (time: number) => start + Math.round(time * factor)
  return {
    scene,
    start,
    end: at(whole),
    speechStart: at(LEAD_IN),
    speechEnd: at(LEAD_IN + spoken),
    text: spokenText(scene),
    words: said.words.map((word) => ({
      ...word,
      start: at(LEAD_IN + word.start * stretch),
      end: at(LEAD_IN + word.end * stretch),
    })),
  }
}

function paceOf({ speaker }: ScriptScene, { speakers = [], pace = null }: ScriptSpeech): number | null {
  return speakers.find(({ name }) => name === speaker)?.pace ?? pace
}

/** Returns the frame that begins nearest to a time. Scenes from `frameOf(start)` up to `frameOf(end)` join without gaps. */
export function frameOf(time: number, fps: number): number {
  return Math.round((time * fps) / 1_000)
}
