import * as contract from '@postwright/core/api/fonts'
import { EDITING_ROLES, memberRoleSchema } from '@postwright/core/model/member'
import { deleteFont } from '../domain/fonts/delete-font.ts'
import { listFontUses } from '../domain/fonts/list-font-uses.ts'
import { listFonts } from '../domain/fonts/list-fonts.ts'
import { uploadFont } from '../domain/fonts/upload-font.ts'
import { requireRole } from '../domain/membership.ts'
import { bind, type Route } from '../http/bind.ts'

export const FONTS_ROUTES: readonly Route[] = [
  bind(contract.listFonts, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listFonts(deps, caller, input),
  ),

  bind(
    contract.uploadFont,
    { limit: { perMinute: 20, by: 'account_and_address' } },
    async ({ deps, caller, input, body }) => {
      await requireRole(deps, caller, input.workspaceId, EDITING_ROLES)
      return uploadFont(deps, caller, { ...input, bytes: body })
    },
  ),

  bind(contract.listFontUses, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await requireRole(deps, caller, input.workspaceId, memberRoleSchema.options)
    return { uses: await listFontUses(deps, input) }
  }),

  bind(contract.deleteFont, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await requireRole(deps, caller, input.workspaceId, EDITING_ROLES)
    await deleteFont(deps, caller, input)
    return { deleted: true as const }
  }),
]
