import { ADDRESS_MAX } from '@postwright/core/limits'
import type { BrandProposal, FoundLogo } from '@postwright/core/model/brand-autofill'
import { proposeColors } from './propose-colors.ts'
import { proposeFonts } from './propose-fonts.ts'
import type { Site } from './read-site.ts'
import type { Unread } from './read-stylesheets.ts'
import type { StyleReading } from '../ports/web.ts'

type Read = Site & { styles: StyleReading; logos: FoundLogo[]; unread: Unread[] }

/** What a website lets suppose about a brand; null when that is nothing. */
export function proposeBrand({ url, page, styles, logos, unread }: Read): BrandProposal | null {
  const colors = proposeColors(styles.colors)
  const fonts = proposeFonts(styles)
  const { name, description, language } = page
  if (!name && !description && colors.length + fonts.length + logos.length === 0) return null
  const named = unread.filter((each) => each.url.length <= ADDRESS_MAX)
  return { url, name, description, language, logos, colors, fonts, unread: named }
}
