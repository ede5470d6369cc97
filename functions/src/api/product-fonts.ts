import * as contract from '@postwright/core/api/product-fonts'
import { PRODUCT_FONTS_MAX } from '@postwright/core/fonts/font-check'
import { listFontUses } from '../domain/fonts/font-queries.ts'
import { servedFont } from '../domain/fonts/font-files.ts'
import { uploadFont, setFontState, deleteFont } from '../domain/fonts/fonts.ts'
import { bind, type Route } from '../http/bind.ts'

export const PRODUCT_FONTS_ROUTES: readonly Route[] = [
  bind(contract.listProductFonts, { limit: { perMinute: 60, by: 'account' } }, async ({ deps }) => {
    const fonts = await deps.fonts.list(null, PRODUCT_FONTS_MAX)
    return { fonts: fonts.flatMap((font) => servedFont(deps, null, font)) }
  }),

  bind(contract.uploadProductFont, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input, body }) =>
    uploadFont(deps, caller, { ...input, workspaceId: null, bytes: body }),
  ),

  bind(contract.setProductFontState, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    font: await setFontState(deps, caller, input),
  })),

  bind(contract.listProductFontUses, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    uses: await listFontUses(deps, { workspaceId: null, fontId: input.fontId }),
  })),

  bind(contract.deleteProductFont, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await deleteFont(deps, caller, { workspaceId: null, fontId: input.fontId })
    return { deleted: true as const }
  }),
]
