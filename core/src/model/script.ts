import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ALT_TEXT_MAX } from '../limits.ts'
import { FORMAT_NAMES } from '../scene/format.ts'
import { layerIdSchema } from '../scene/layer-base.ts'
import { themeSchema } from '../scene/theme.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Limits of scripts and of the videos made from them. */

export const SCRIPT_NAME_MAX = 120

/** Maximum number of characters of a script: a video of about twenty minutes. */
export const SCRIPT_TEXT_MAX = 20_000

export const SCRIPT_SCENES_MAX = 120

export const SCRIPT_SPEAKERS_MAX = 12

export const SPEAKER_NAME_MAX = 30

/** Maximum length of a scene's beginning that is used to match its choices to it. */
export const SCENE_ANCHOR_MAX = 60

/** Minimum pace, in words per minute. */
export const PACE_MIN = 60

export const PACE_MAX = 300

export const SCENE_SECONDS_MAX = 120

/** Maximum number of created posts, decks and videos that a script lists. */
export const SCRIPT_WORKS_MAX = 20

/** Maximum start and end of a voice within an audio file, in milliseconds: half an hour. */
export const VOICE_TIME_MAX = 1_800_000

/** Maximum gain or attenuation of a voice, in decibels. */
export const VOICE_LEVEL_MAX = 12

/** Minimum level of a music bed, and its maximum attenuation during speech, in decibels. */
export const MUSIC_LEVEL_MIN = -40

export const DUCK_MAX = 30

/** Languages that have their own pace. */
export const SCRIPT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'he', 'ja', 'zh'] as const

export const scriptLanguageSchema = z.enum(SCRIPT_LANGUAGES)

export type ScriptLanguage = z.infer<typeof scriptLanguageSchema>

/** Formats of videos, limited to the deck formats that players show. */
export const FILM_FORMATS = ['9:16', '1:1', '4:5', '16:9'] as const

export const filmFormatSchema = z.enum(FORMAT_NAMES).extract([...FILM_FORMATS])

export type FilmFormat = z.infer<typeof filmFormatSchema>

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

/** Motion while a scene is shown: none, of its image, or of its text as it appears. */
export const SCENE_MOTIONS = ['still', 'zoom', 'slide', 'fade'] as const

export type SceneMotion = (typeof SCENE_MOTIONS)[number]

/** Transitions from the previous scene. */
export const SCENE_TRANSITIONS = ['cut', 'fade', 'slide', 'wipe'] as const

export type SceneTransition = (typeof SCENE_TRANSITIONS)[number]

/** Styles of captions; `words` highlights each word as it is spoken. */
export const CAPTION_STYLES = ['none', 'lines', 'words'] as const

export type CaptionStyle = (typeof CAPTION_STYLES)[number]

/** Spoken text of a scene: a part of a stored audio file. */
export const sceneVoiceSchema = z.object({
  mediaId: documentId(),
  /** Start and end within the audio file, in milliseconds. */
  from: z.int().min(0).max(VOICE_TIME_MAX),
  to: z.int().min(0).max(VOICE_TIME_MAX),
  /** Level of the voice, in decibels. */
  level: z.number().min(-VOICE_LEVEL_MAX).max(VOICE_LEVEL_MAX),
  /** Fingerprint of the text at the time of the recording. */
  mark: manyLines(64),
})

export type SceneVoice = z.infer<typeof sceneVoiceSchema>

/** Background music of the whole video. */
export const musicBedSchema = z.object({
  /** Id of a stored audio file; empty for none. */
  mediaId: manyLines(128),
  /** Level, and attenuation during speech, in decibels. */
  level: z.number().min(MUSIC_LEVEL_MIN).max(0),
  duck: z.number().min(0).max(DUCK_MAX),
})

export type MusicBed = z.infer<typeof musicBedSchema>

/** A person's choices for a scene; null means that the automatic rules decide. */
export const sceneChoiceSchema = z.object({
  /** Id of the scene, which stays the same when its text changes. */
  id: layerIdSchema,
  /** Beginning of the scene's text when the choices were stored. */
  anchor: manyLines(SCENE_ANCHOR_MAX),
  layout: sceneLayoutSchema.nullable(),
  mediaId: documentId().nullable(),
  alt: manyLines(ALT_TEXT_MAX),
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  motion: z.enum(SCENE_MOTIONS).nullable(),
  transition: z.enum(SCENE_TRANSITIONS).nullable(),
  /** Duration of the scene in seconds; ignored if there is a voice, which determines the duration. */
  seconds: z.number().min(0.5).max(SCENE_SECONDS_MAX).nullable(),
  voice: sceneVoiceSchema.nullable(),
})

export type SceneChoice = z.infer<typeof sceneChoiceSchema>

/** A video, deck, thread or outline that was created from a script. */
export const scriptWorkSchema = z.object({
  kind: z.enum(['video', 'deck', 'thread', 'outline']),
  documentId: documentId(),
  /** Fingerprint of the script when the work was created. */
  mark: manyLines(64),
})

export type ScriptWork = z.infer<typeof scriptWorkSchema>

const paceSchema = z.int().min(PACE_MIN).max(PACE_MAX)

/** The fields of a script that editors write. */
export const scriptDraftSchema = z.object({
  name: oneLineOrNothing(SCRIPT_NAME_MAX),
  text: manyLines(SCRIPT_TEXT_MAX),
  language: scriptLanguageSchema,
  /** Words per minute; 0 for the default of the language. */
  pace: z.int().min(0).max(PACE_MAX),
  /** Speakers that have their own pace. */
  speakers: z.array(z.object({ name: oneLine(SPEAKER_NAME_MAX), pace: paceSchema })).max(SCRIPT_SPEAKERS_MAX),
  format: filmFormatSchema,
  theme: themeSchema,
  /** Brand kit that provides colours and fonts; empty for none. */
  brandKitId: manyLines(128),
  captions: z.enum(CAPTION_STYLES),
  music: musicBedSchema,
  /** Choices in the order of the scenes. */
  scenes: z.array(sceneChoiceSchema).max(SCRIPT_SCENES_MAX),
  works: z.array(scriptWorkSchema).max(SCRIPT_WORKS_MAX),
})

export type ScriptDraft = z.infer<typeof scriptDraftSchema>

/** A script of a workspace, `workspaces/{wid}/scripts/{id}`. */
export const scriptSchema = documentBase.extend(scriptDraftSchema.shape)

export type Script = z.infer<typeof scriptSchema>
