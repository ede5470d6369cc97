import { emptyProfile, type ImageLook, type Profile } from '@postwright/core/model/profile'
import type { Platform } from '@postwright/core/platforms/platform'
import { makeBase } from './document-base.ts'

/** A profile with only a network; set only the fields that the test is about. */
export function makeProfile(platform: Platform, fields: Partial<Profile> = {}): Profile {
  return { ...makeBase('profile'), ...emptyProfile(platform), ...fields }
}

/** Measurements of an image that pass all image checks. */
export function makeLook(id: string, fields: Partial<ImageLook> = {}): ImageLook {
  return {
    id,
    width: 800,
    height: 800,
    contrast: 70,
    legibility: 90,
    hidden: 5,
    fingerprint: '01'.repeat(32),
    ...fields,
  }
}
