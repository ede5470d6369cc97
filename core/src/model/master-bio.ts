import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { manyLines } from '../text/many-lines.ts'
import { oneLineOrNothing } from '../text/one-line.ts'
import { documentBase } from './document.ts'
import { PROFILE_BIO_MAX, PROFILE_HEADLINE_MAX, PROFILE_NAME_MAX } from './profile-limits.ts'

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
