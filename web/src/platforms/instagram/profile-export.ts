import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import { NO_TEXTS, type ProfileExport } from '../profile-export.ts'

const fieldSchema = z.object({ value: z.string() })

const schema = z.object({
  profile_user: z.tuple([z.object({ string_map_data: z.record(z.string(), z.unknown()) })]).rest(z.unknown()),
})

/**
 * The JSON export. Its fields are named in the language of the account, and only English names are supported.
 * Source: https://help.instagram.com/181231772500920
 */
export const INSTAGRAM_EXPORT: ProfileExport = {
  platform: 'instagram',
  address: 'https://accountscenter.instagram.com/info_and_permissions/dyi/',
  files: ['personal_information/personal_information.json'],
  read: async ([text = null]) => {
    const parsed = schema.safeParse(parseJson(text ?? ''))
    if (!parsed.success) return null
    const fields = parsed.data.profile_user[0].string_map_data
    const valueOf = (field: string) => {
      const read = fieldSchema.safeParse(Object.hasOwn(fields, field) ? fields[field] : undefined)
      return read.success ? repaired(read.data.value) : ''
    }
    const username = valueOf('Username')
    if (username === '') return null
    return { ...NO_TEXTS, name: valueOf('Name'), handle: `@${username}`, bio: valueOf('Bio'), link: valueOf('Website') }
  },
}

/** Fixes the encoding: the network writes each UTF-8 byte as a separate character. */
function repaired(text: string): string {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0))
  if (codes.some((code) => code > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return text
  }
}
