import type { ProfileDraft } from '@postwright/core/model/profile'
import type { Platform } from '@postwright/core/platforms/platform'

/** The texts of a profile; empty where the export has none. */
export type ExportedTexts = Pick<ProfileDraft, 'name' | 'handle' | 'headline' | 'bio' | 'link'>

export const NO_TEXTS: ExportedTexts = { name: '', handle: '', headline: '', bio: '', link: '' }

/** How a network's own data export tells the texts of a profile. */
export type ProfileExport = {
  platform: Platform
  /** Where people ask the network for it. */
  address: string
  /** Ends of the paths of its files. The first one is in no other network's export. */
  files: readonly [string, ...string[]]
  /**
   * @param texts of these files, in their order; null for one that is missing
   * @returns null where they have another form
   */
  read: (texts: readonly (string | null)[]) => Promise<ExportedTexts | null>
}
