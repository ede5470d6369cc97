import type { FontUse } from '@postwright/core/api/fonts'
import {
  deleteProductFont,
  listProductFonts,
  listProductFontUses,
  setProductFontState,
  uploadProductFont,
} from '@postwright/core/api/product-fonts'
import { FONT_STATEMENT_VERSION } from '@postwright/core/model/font'
import { call } from '@/lib/api-client.ts'
import type { ServedFont } from '@/decks/fonts/own-families.ts'

/** The fonts of the product that passed their check. @throws ApiError */
export async function readFonts(): Promise<ServedFont[]> {
  return (await call(listProductFonts, {})).fonts
}

/** Sends a font under the licence statement that is shown. @throws ApiError */
export async function uploadFont(file: File): Promise<void> {
  await call(
    uploadProductFont,
    { name: file.name.slice(0, 200), statement: FONT_STATEMENT_VERSION },
    { body: new Blob([file], { type: 'application/octet-stream' }) },
  )
}

/** The templates that are set in a font. @throws ApiError */
export async function readFontUses(fontId: string): Promise<FontUse[]> {
  return (await call(listProductFontUses, { fontId })).uses
}

/** @throws ApiError */
export async function setFontState(fontId: string, state: 'published' | 'retired'): Promise<void> {
  await call(setProductFontState, { fontId, state })
}

/** @throws ApiError */
export async function deleteFont(fontId: string): Promise<void> {
  await call(deleteProductFont, { fontId })
}
