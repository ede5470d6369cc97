import type { OwnFamily } from '@/decks/fonts/own-families.ts'
import type { FilmPlan } from '../film/film.ts'
import type { SoundParts } from '../sound/film-sound.ts'

export const FILM_TYPES = ['mp4', 'webm'] as const

export type FilmType = (typeof FILM_TYPES)[number]

export const FRAMES_PER_SECOND = 30

/** The input of a worker that renders a film; plain data. */
export type RenderRequest = {
  plan: FilmPlan
  type: FilmType
  /** The available images. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
  /** Null for a silent film. */
  sound: SoundParts | null
  title: string
}

/** Progress of a film; cached scenes count as done. */
export type RenderProgress = {
  framesDone: number
  frames: number
  scenesDone: number
  scenes: number
  /** Number of frames from the cache. */
  framesKept: number
}

/** `missingImages`: the number of scenes rendered without their image, which is unavailable; `missingSounds`: the number of unavailable sounds. */
export type RenderResult = {
  file: Blob
  type: FilmType
  missingFonts: readonly string[]
  missingImages: number
  missingSounds: number
}

/** The code of `CannotEncode`. */
export const CANNOT_ENCODE = 'cannot_encode'

/** Thrown if this browser has no encoder for the requested type of film. */
export class CannotEncode extends Error {
  readonly code = CANNOT_ENCODE

  constructor(type: FilmType) {
    super(`This browser cannot encode ${type}`)
    this.name = 'CannotEncode'
  }
}
