import type { OwnFamily } from '@/decks/fonts/own-families.ts'
import type { FilmPlan } from '../film/film.ts'
import type { SoundParts } from '../sound/film-sound.ts'

export const FILM_TYPES = ['mp4', 'webm'] as const

export type FilmType = (typeof FILM_TYPES)[number]

export const FRAMES_PER_SECOND = 30

/** All that a worker needs to make a film; plain data. */
export type RenderRequest = {
  plan: FilmPlan
  type: FilmType
  /** The images that could be had. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
  /** Null for a silent film. */
  sound: SoundParts | null
  title: string
}

/** How far a film is; scenes that were made before count as done. */
export type RenderProgress = {
  framesDone: number
  frames: number
  scenesDone: number
  scenes: number
  /** Frames that were there from an earlier time. */
  framesKept: number
}

/** `missingImages`: how many scenes lack an image that could not be had; `missingSounds`: how many sounds could not. */
export type RenderResult = {
  file: Blob
  type: FilmType
  missingFonts: readonly string[]
  missingImages: number
  missingSounds: number
}

/** The code of `CannotEncode`. */
export const CANNOT_ENCODE = 'cannot_encode'

/** This browser has no encoder for the type of film that was asked for. */
export class CannotEncode extends Error {
  readonly code = CANNOT_ENCODE

  constructor(type: FilmType) {
    super(`This browser cannot encode ${type}`)
    this.name = 'CannotEncode'
  }
}
