import { deleteFont, type FontUse, listFonts, listFontUses, uploadFont } from '@postwright/core/api/fonts'
import { FONT_STATEMENT_VERSION } from '@postwright/core/model/font'
import { call } from '@/lib/api-client.ts'
import type { ServedFont } from '@/decks/fonts/own-families.ts'

/** The fonts that decks of a workspace can be set in. @throws ApiError */
export async function readFonts(workspaceId: string): Promise<ServedFont[]> {
  return (await call(listFonts, { workspaceId })).fonts
}

/** Sends a font under the licence statement that is shown. @throws ApiError */
export async function sendFont(workspaceId: string, file: File): Promise<void> {
  await call(
    uploadFont,
    { workspaceId, name: file.name.slice(0, 200), statement: FONT_STATEMENT_VERSION },
    { body: new Blob([file], { type: 'application/octet-stream' }) },
  )
}

/** The decks that are set in a font. @throws ApiError */
export async function readFontUses(workspaceId: string, fontId: string): Promise<FontUse[]> {
  return (await call(listFontUses, { workspaceId, fontId })).uses
}

/** @throws ApiError, `font_in_use` among them */
export async function removeFont(workspaceId: string, fontId: string): Promise<void> {
  await call(deleteFont, { workspaceId, fontId })
}
