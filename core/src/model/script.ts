import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ALT_TEXT_MAX } from '../limits.ts'
import { FORMAT_NAMES } from '../scene/format.ts'
import { layerIdSchema } from '../scene/layer-base.ts'
import { themeSchema } from '../scene/theme.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Of scripts and the films made of them. */

export const SCRIPT_NAME_MAX = 120

/** Characters: a film of about twenty minutes. */
export const SCRIPT_TEXT_MAX = 20_000

export const SCRIPT_SCENES_MAX = 120

export const SCRIPT_SPEAKERS_MAX = 12

export const SPEAKER_NAME_MAX = 30

/** Characters of a scene's first words by which its choices find it again. */
export const SCENE_ANCHOR_MAX = 60

/** Words per minute. */
export const PACE_MIN = 60

export const PACE_MAX = 300

/** Seconds. */
export const SCENE_SECONDS_MAX = 120

/** Works made of a script that it names. */
export const SCRIPT_WORKS_MAX = 20

/** Milliseconds into a sound that a voice can begin or end at: half an hour. */
export const VOICE_TIME_MAX = 1_800_000

/** Decibels that a voice is made louder or quieter. */
export const VOICE_LEVEL_MAX = 12

/** Decibels of a music bed, and by how many it is lowered while someone speaks. */
export const MUSIC_LEVEL_MIN = -40

export const DUCK_MAX = 30

/** Languages with a pace of their own. */
export const SCRIPT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'he', 'ja', 'zh'] as const

export const scriptLanguageSchema = z.enum(SCRIPT_LANGUAGES)

export type ScriptLanguage = z.infer<typeof scriptLanguageSchema>

/** Formats of films: those of decks that players show. */
export const FILM_FORMATS = ['9:16', '1:1', '4:5', '16:9'] as const

export const filmFormatSchema = z.enum(FORMAT_NAMES).extract([...FILM_FORMATS])

export type FilmFormat = z.infer<typeof filmFormatSchema>

/** The designs of a scene, by name. */
export const SCENE_LAYOUTS = [
  'title',
  'chapter',
  'statement',
  'quote',
  'list',
  'steps',
  'number',
  'picture',
  'framed',
  'split',
  'comparison',
  'words',
  'closing',
] as const

export const sceneLayoutSchema = z.enum(SCENE_LAYOUTS)

export type SceneLayout = z.infer<typeof sceneLayoutSchema>

/** Movements while a scene is shown: none, of its image, or of its text as it appears. */
export const SCENE_MOTIONS = ['still', 'zoom', 'slide', 'fade'] as const

export type SceneMotion = (typeof SCENE_MOTIONS)[number]

/** Ways to replace the scene before. */
export const SCENE_TRANSITIONS = ['cut', 'fade', 'slide', 'wipe'] as const

export type SceneTransition = (typeof SCENE_TRANSITIONS)[number]

/** `words` highlights each word as it is spoken. */
export const CAPTION_STYLES = ['none', 'lines', 'words'] as const

export type CaptionStyle = (typeof CAPTION_STYLES)[number]

/** What is said in a scene: a part of a stored sound. */
export const sceneVoiceSchema = z.object({
  mediaId: documentId(),
  /** Milliseconds of the sound. */
  from: z.int().min(0).max(VOICE_TIME_MAX),
  to: z.int().min(0).max(VOICE_TIME_MAX),
  /** Decibels. */
  level: z.number().min(-VOICE_LEVEL_MAX).max(VOICE_LEVEL_MAX),
  /** Fingerprint of the words when it was recorded. */
  mark: manyLines(64),
})

export type SceneVoice = z.infer<typeof sceneVoiceSchema>

/** Music under the whole film. */
export const musicBedSchema = z.object({
  /** A stored sound; empty for none. */
  mediaId: manyLines(128),
  /** Decibels, and by how many it is lowered while someone speaks. */
  level: z.number().min(MUSIC_LEVEL_MIN).max(0),
  duck: z.number().min(0).max(DUCK_MAX),
})

export type MusicBed = z.infer<typeof musicBedSchema>

/** A person's choices for a scene; null leaves a choice to the rules. */
export const sceneChoiceSchema = z.object({
  /** Stays with the scene while its text changes. */
  id: layerIdSchema,
  /** Its first words when the choices were stored. */
  anchor: manyLines(SCENE_ANCHOR_MAX),
  layout: sceneLayoutSchema.nullable(),
  mediaId: documentId().nullable(),
  alt: manyLines(ALT_TEXT_MAX),
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  motion: z.enum(SCENE_MOTIONS).nullable(),
  transition: z.enum(SCENE_TRANSITIONS).nullable(),
  /** Does not count where there is a voice, which the scene is as long as. */
  seconds: z.number().min(0.5).max(SCENE_SECONDS_MAX).nullable(),
  voice: sceneVoiceSchema.nullable(),
})

export type SceneChoice = z.infer<typeof sceneChoiceSchema>

/** A work that was made of a script. */
export const scriptWorkSchema = z.object({
  kind: z.enum(['video', 'deck', 'thread', 'outline']),
  documentId: documentId(),
  /** Fingerprint of the script when it was made. */
  mark: manyLines(64),
})

export type ScriptWork = z.infer<typeof scriptWorkSchema>

const paceSchema = z.int().min(PACE_MIN).max(PACE_MAX)

/** The fields of a script that editors write. */
export const scriptDraftSchema = z.object({
  name: oneLineOrNothing(SCRIPT_NAME_MAX),
  text: manyLines(SCRIPT_TEXT_MAX),
  language: scriptLanguageSchema,
  /** Words per minute; 0 for that of the language. */
  pace: z.int().min(0).max(PACE_MAX),
  /** Speakers with a pace of their own. */
  speakers: z.array(z.object({ name: oneLine(SPEAKER_NAME_MAX), pace: paceSchema })).max(SCRIPT_SPEAKERS_MAX),
  format: filmFormatSchema,
  theme: themeSchema,
  /** The brand kit that its colours and fonts follow; empty for none. */
  brandKitId: manyLines(128),
  captions: z.enum(CAPTION_STYLES),
  music: musicBedSchema,
  /** In the order of the scenes. */
  scenes: z.array(sceneChoiceSchema).max(SCRIPT_SCENES_MAX),
  works: z.array(scriptWorkSchema).max(SCRIPT_WORKS_MAX),
})

export type ScriptDraft = z.infer<typeof scriptDraftSchema>

/** A script of a workspace, `workspaces/{wid}/scripts/{id}`. */
export const scriptSchema = documentBase.extend(scriptDraftSchema.shape)

export type Script = z.infer<typeof scriptSchema>
