import { parseTable } from '@/lib/parse-table.ts'
import { NO_TEXTS, type ProfileExport } from '../profile-export.ts'

/**
 * One row with a column per field. Websites are in brackets, each prefixed with its kind: `[PERSONAL:https://…,OTHER:https://…]`.
 * Source: https://www.linkedin.com/help/linkedin/answer/a1339364
 */
export const LINKEDIN_EXPORT: ProfileExport = {
  platform: 'linkedin',
  address: 'https://www.linkedin.com/mypreferences/d/download-my-data',
  files: ['Profile.csv'],
  read: async ([text = null]) => {
    const table = await parseTable(text ?? '', 1)
    if (typeof table === 'string' || !table.headers.includes('Headline')) return null
    const valueOf = (column: string) => table.rows[0]?.[table.headers.indexOf(column)]?.trim() ?? ''
    const name = [valueOf('First Name'), valueOf('Last Name')].join(' ').trim()
    return {
      ...NO_TEXTS,
      name,
      headline: valueOf('Headline'),
      bio: valueOf('Summary'),
      link: firstAddress(valueOf('Websites')),
    }
  },
}

function firstAddress(websites: string): string {
  const begin = websites.indexOf('http')
  if (begin === -1) return ''
  const ends = [',', ']'].map((sign) => websites.indexOf(sign, begin)).filter((end) => end !== -1)
  return websites.slice(begin, ends.length > 0 ? Math.min(...ends) : undefined)
}
