import type { servedFontSchema } from '@postwright/core/api/fonts'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import type { StoredFont } from '@postwright/core/model/font'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { fontAddress } from './font-address.ts'

type ServedFont = z.input<typeof servedFontSchema>

/** A font that passed its check with the addresses of its files; nothing for others. */
export function servedFont(
  deps: Pick<Deps, 'clock' | 'tokenKeys'>,
  workspaceId: string | null,
  { id, check, report, files, state }: StoredFont,
): ServedFont[] {
  if (check !== 'passed' || !report) return []
  const font = { workspaceId, fontId: id }
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  const served = files.map((file, place) => ({
    ...file,
    woff2: fontAddress(deps, font, { place, format: 'woff2', expiresAt }),
    woff: fontAddress(deps, font, { place, format: 'woff', expiresAt }),
  }))
  return [{ id, isOfProduct: workspaceId === null, state, report, files: served }]
}
