import type { ProfileDraft } from '@postwright/core/model/profile'
import type { Platform } from '@postwright/core/platforms/platform'

/** Texts of a profile; empty if the export has none. */
export type ExportedTexts = Pick<ProfileDraft, 'name' | 'handle' | 'headline' | 'bio' | 'link'>

export const NO_TEXTS: ExportedTexts = { name: '', handle: '', headline: '', bio: '', link: '' }

/** Reader of profile texts in a network's data export. */
export type ProfileExport = {
  platform: Platform
  /** Page where users request the export. */
  address: string
  /** Suffixes of the paths of its files. The first one occurs in no other network's export. */
  files: readonly [string, ...string[]]
  /**
   * @param texts of these files, in order; null for a missing file
   * @returns null if they have a different format
   */
  read: (texts: readonly (string | null)[]) => Promise<ExportedTexts | null>
}
