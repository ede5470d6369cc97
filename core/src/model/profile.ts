import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX } from '../limits.ts'
import { type Platform, platformSchema } from '../platforms/platform.ts'
import { oneLine, oneLineOrNothing, manyLines, trimmedLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Limits of profiles and of the master bio. Fields may be longer than any network accepts, so that a text that is too long can be shown. */

export const PROFILES_MAX = 30

export const PROFILE_NAME_MAX = 120

export const PROFILE_HANDLE_MAX = 120

export const PROFILE_HEADLINE_MAX = 300

export const PROFILE_BIO_MAX = 3_000

/** Maximum number of search keywords of a profile, besides those of the persona. */
export const PROFILE_KEYWORDS_MAX = 20

export const PROFILE_KEYWORD_MAX = 40

/** Maximum number of scores kept per profile: the first one and the latest. */
export const PROFILE_SCORES_MAX = 40

/** Maximum number of master bios per workspace. */
export const MASTER_BIOS_MAX = 1

/** Checks that make up a profile's score. */
export const PROFILE_CHECKS = ['name', 'headline', 'bio', 'keywords', 'link', 'pinned', 'picture', 'banner'] as const
export type ProfileCheck = (typeof PROFILE_CHECKS)[number]

const percent = () => z.int().min(0).max(100)

/** Measurements of a profile's image. */
export const imageLookSchema = z.object({
  id: documentId(),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  /** Contrast between the dark and the light parts of the image. */
  contrast: percent(),
  /** Share of the contrast that remains at the smallest display size. */
  legibility: percent(),
  /** Share of the detail in areas that an app covers or crops. */
  hidden: percent(),
  /** Perceptual hash by which identical images are recognised: 64 characters of `0` and `1`. */
  fingerprint: manyLines(64),
})

export type ImageLook = z.infer<typeof imageLookSchema>

const profileScoreSchema = z.object({
  id: documentId(),
  /** Time of the score in milliseconds since 1970, by the client's clock. */
  time: z.int().min(0),
  score: percent(),
  /** True if a person saved the score: later scores never replace it. */
  isKept: z.boolean(),
  /** Points of each check, and the maximum possible. */
  points: z
    .array(z.object({ check: z.enum(PROFILE_CHECKS), points: percent(), of: percent() }))
    .max(PROFILE_CHECKS.length),
})

export type ProfileScore = z.infer<typeof profileScoreSchema>

/** The fields of a profile that editors write. */
export const profileDraftSchema = z.object({
  platform: platformSchema,
  name: oneLineOrNothing(PROFILE_NAME_MAX),
  handle: oneLineOrNothing(PROFILE_HANDLE_MAX),
  headline: oneLineOrNothing(PROFILE_HEADLINE_MAX),
  bio: manyLines(PROFILE_BIO_MAX),
  link: manyLines(ADDRESS_MAX),
  hasPinned: z.boolean(),
  /** Profile picture and banner; at most one of each. */
  pictures: z.array(documentId()).max(1),
  banners: z.array(documentId()).max(1),
  looks: z.array(imageLookSchema).max(2),
  /** Persona for whom the profile is written; empty for none. */
  personaId: manyLines(128),
  keywords: z.array(oneLine(PROFILE_KEYWORD_MAX)).max(PROFILE_KEYWORDS_MAX),
  scores: z.array(profileScoreSchema).max(PROFILE_SCORES_MAX),
})

export type ProfileDraft = z.infer<typeof profileDraftSchema>

/** Public texts of a profile on its network. */
export const publicProfileSchema = profileDraftSchema.pick({
  name: true,
  handle: true,
  bio: true,
  link: true,
  hasPinned: true,
})

export type PublicProfile = z.output<typeof publicProfileSchema>

/** Texts of a profile that its network allows us to change. */
export const profileTextsSchema = z.object({
  name: oneLineOrNothing(PROFILE_NAME_MAX),
  /** Bio without whitespace at both ends, which networks remove. */
  bio: trimmedLines(PROFILE_BIO_MAX),
})

export type ProfileTexts = z.output<typeof profileTextsSchema>

/** A profile of a workspace on one network, `workspaces/{wid}/profiles/{id}`. */
export const profileSchema = documentBase.extend(profileDraftSchema.shape)

export type Profile = z.infer<typeof profileSchema>

/** Returns a profile that has only a network. */
export function emptyProfile(platform: Platform): ProfileDraft {
  const texts = { name: '', handle: '', headline: '', bio: '', link: '', personaId: '' }
  return { platform, ...texts, hasPinned: false, pictures: [], banners: [], looks: [], keywords: [], scores: [] }
}

/** The fields of the master bio that editors write: one text from which the versions for all networks are made. */
export const masterBioDraftSchema = z.object({
  name: oneLineOrNothing(PROFILE_NAME_MAX),
  headline: oneLineOrNothing(PROFILE_HEADLINE_MAX),
  /** Text of the bio, with the most important sentence first. */
  bio: manyLines(PROFILE_BIO_MAX),
  link: manyLines(ADDRESS_MAX),
})

export type MasterBioDraft = z.infer<typeof masterBioDraftSchema>

/** The master bio of a workspace, `workspaces/{wid}/masterBios/{id}`. */
export const masterBioSchema = documentBase.extend(masterBioDraftSchema.shape)

export type MasterBio = z.infer<typeof masterBioSchema>

export function emptyMasterBio(): MasterBioDraft {
  return { name: '', headline: '', bio: '', link: '' }
}
