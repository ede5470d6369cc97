import * as contract from '@postwright/core/api/fonts'
import { listFonts, listFontUses } from '../domain/fonts/font-queries.ts'
import { uploadFont, deleteFont } from '../domain/fonts/fonts.ts'
import { requireRight } from '../domain/membership.ts'
import { bind, type Route } from '../http/bind.ts'

export const FONTS_ROUTES: readonly Route[] = [
  bind(contract.listFonts, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listFonts(deps, caller, input),
  ),

  bind(
    contract.uploadFont,
    { limit: { perMinute: 20, by: 'account_and_address' } },
    async ({ deps, caller, input, body }) => {
      await requireRight(deps, caller, input.workspaceId, 'edit_library')
      return uploadFont(deps, caller, { ...input, bytes: body })
    },
  ),

  bind(contract.listFontUses, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await requireRight(deps, caller, input.workspaceId, 'read_content')
    return { uses: await listFontUses(deps, input) }
  }),

  bind(contract.deleteFont, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await requireRight(deps, caller, input.workspaceId, 'edit_library')
    await deleteFont(deps, caller, input)
    return { deleted: true as const }
  }),
]
