import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import { NO_TEXTS, type ProfileExport } from '../profile-export.ts'

const profileSchema = z
  .tuple([
    z.object({
      profile: z.object({ description: z.object({ bio: z.string().default(''), website: z.string().default('') }) }),
    }),
  ])
  .rest(z.unknown())

const accountSchema = z
  .tuple([
    z.object({ account: z.object({ username: z.string().default(''), accountDisplayName: z.string().default('') }) }),
  ])
  .rest(z.unknown())

/**
 * Files are scripts that assign one JSON list to a variable. The website is the network's shortened link.
 * Source: https://help.x.com/en/managing-your-account/how-to-download-your-x-archive
 */
export const X_EXPORT: ProfileExport = {
  platform: 'x',
  address: 'https://x.com/settings/download_your_data',
  files: ['data/profile.js', 'data/account.js'],
  read: async ([profileText = null, accountText = null]) => {
    const profile = profileSchema.safeParse(assignedJson(profileText))
    const account = accountSchema.safeParse(assignedJson(accountText))
    if (!profile.success) return null
    const { bio, website } = profile.data[0].profile.description
    const { username, accountDisplayName } = account.data?.[0].account ?? { username: '', accountDisplayName: '' }
    const handle = username === '' ? '' : `@${username}`
    return { ...NO_TEXTS, name: accountDisplayName, handle, bio, link: website }
  },
}

/** Returns the value after the first equals sign of a script. */
function assignedJson(script: string | null): unknown {
  return script === null ? null : parseJson(script.slice(script.indexOf('=') + 1))
}
