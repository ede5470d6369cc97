import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX } from '../limits.ts'
import { type Platform, platformSchema } from '../platforms/platform.ts'
import { oneLine, oneLineOrNothing, manyLines, trimmedLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Of profiles and of the master bio. A field holds more than any network takes, so that what is too long can be shown. */

export const PROFILES_MAX = 30

export const PROFILE_NAME_MAX = 120

export const PROFILE_HANDLE_MAX = 120

export const PROFILE_HEADLINE_MAX = 300

export const PROFILE_BIO_MAX = 3_000

/** Words beside those of the persona that a profile should be found by. */
export const PROFILE_KEYWORDS_MAX = 20

export const PROFILE_KEYWORD_MAX = 40

/** Scores that a profile keeps: the first one and the latest. */
export const PROFILE_SCORES_MAX = 40

/** One master bio for each workspace. */
export const MASTER_BIOS_MAX = 1

/** What a profile is scored by. */
export const PROFILE_CHECKS = ['name', 'headline', 'bio', 'keywords', 'link', 'pinned', 'picture', 'banner'] as const
export type ProfileCheck = (typeof PROFILE_CHECKS)[number]

const percent = () => z.int().min(0).max(100)

/** What was measured in an image of a profile. */
export const imageLookSchema = z.object({
  /** Of the image. */
  id: documentId(),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  /** How far apart its dark and its light parts are. */
  contrast: percent(),
  /** How much of its contrast is left where it's shown smallest. */
  legibility: percent(),
  /** How much of its detail lies where an app covers or cuts it. */
  hidden: percent(),
  /** By which two images are known to be the same: 64 signs of `0` and `1`. */
  fingerprint: manyLines(64),
})

export type ImageLook = z.infer<typeof imageLookSchema>

const profileScoreSchema = z.object({
  id: documentId(),
  /** In milliseconds since 1970, as the client's clock had it. */
  time: z.int().min(0),
  score: percent(),
  /** A person saved it: it is never replaced by a later one. */
  isKept: z.boolean(),
  /** What each check gave and could have given. */
  points: z
    .array(z.object({ check: z.enum(PROFILE_CHECKS), points: percent(), of: percent() }))
    .max(PROFILE_CHECKS.length),
})

export type ProfileScore = z.infer<typeof profileScoreSchema>

/** What editors write of a profile. */
export const profileDraftSchema = z.object({
  platform: platformSchema,
  name: oneLineOrNothing(PROFILE_NAME_MAX),
  handle: oneLineOrNothing(PROFILE_HANDLE_MAX),
  headline: oneLineOrNothing(PROFILE_HEADLINE_MAX),
  bio: manyLines(PROFILE_BIO_MAX),
  link: manyLines(ADDRESS_MAX),
  hasPinned: z.boolean(),
  /** Its picture and its banner; no more than one of each. */
  pictures: z.array(documentId()).max(1),
  banners: z.array(documentId()).max(1),
  looks: z.array(imageLookSchema).max(2),
  /** The persona that should find it; empty for none. */
  personaId: manyLines(128),
  keywords: z.array(oneLine(PROFILE_KEYWORD_MAX)).max(PROFILE_KEYWORDS_MAX),
  scores: z.array(profileScoreSchema).max(PROFILE_SCORES_MAX),
})

export type ProfileDraft = z.infer<typeof profileDraftSchema>

/** The public texts of a profile at its network. */
export const publicProfileSchema = profileDraftSchema.pick({
  name: true,
  handle: true,
  bio: true,
  link: true,
  hasPinned: true,
})

export type PublicProfile = z.output<typeof publicProfileSchema>

/** The texts of a profile that its network lets us change. */
export const profileTextsSchema = z.object({
  name: oneLineOrNothing(PROFILE_NAME_MAX),
  /** Networks drop blanks at its ends. */
  bio: trimmedLines(PROFILE_BIO_MAX),
})

export type ProfileTexts = z.output<typeof profileTextsSchema>

/** A profile of a workspace on one network, `workspaces/{wid}/profiles/{id}`. */
export const profileSchema = documentBase.extend(profileDraftSchema.shape)

export type Profile = z.infer<typeof profileSchema>

/** A profile of which nothing but the network is known. */
export function emptyProfile(platform: Platform): ProfileDraft {
  const texts = { name: '', handle: '', headline: '', bio: '', link: '', personaId: '' }
  return { platform, ...texts, hasPinned: false, pictures: [], banners: [], looks: [], keywords: [], scores: [] }
}

/** What editors write of the master bio: one text from which the versions of all networks are made. */
export const masterBioDraftSchema = z.object({
  name: oneLineOrNothing(PROFILE_NAME_MAX),
  headline: oneLineOrNothing(PROFILE_HEADLINE_MAX),
  /** The most important sentence comes first. */
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
