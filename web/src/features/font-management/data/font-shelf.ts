import { query, type Query } from 'firebase/firestore'
import { deleteFont, type FontUse, listFonts, listFontUses, uploadFont } from '@postwright/core/api/fonts'
import {
  deleteProductFont,
  listProductFonts,
  listProductFontUses,
  setProductFontState,
  uploadProductFont,
} from '@postwright/core/api/product-fonts'
import { fonts } from '@postwright/core/collections/fonts'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import { WORKSPACE_FONTS_MAX } from '@postwright/core/fonts/font-check'
import { ITEMS_PER_PAGE, MEDIA_URL_TTL } from '@postwright/core/limits'
import { FONT_STATEMENT_VERSION, type StoredFont } from '@postwright/core/model/font'
import type { ServedFont } from '@/decks/fonts/own-families.ts'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useQuery } from '@tanstack/react-query'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { queryState } from '@/lib/query-state.ts'

/** Storage of uploaded fonts, and the calls that read and change them. A call that fails throws an ApiError. */
export type FontShelf = {
  /** Selects the texts of the shelf. */
  owner: 'product' | 'workspace'
  /** Prefix of the query keys. */
  key: readonly string[]
  list: Query<StoredFont>
  pageSize: number
  /** Null: no limit. */
  fontsMax: number | null
  /** Reads the files of the fonts that passed their check. */
  readServed: () => Promise<ServedFont[]>
  /** Uploads a font under the displayed licence statement. */
  upload: (file: File) => Promise<unknown>
  /** Reads the decks or templates that use a font. */
  readUses: (fontId: string) => Promise<FontUse[]>
  /** Fails with `font_in_use` when the font is used. */
  remove: (fontId: string) => Promise<unknown>
}

const bodyOf = (file: File) => ({ body: new Blob([file], { type: 'application/octet-stream' }) })
const facts = (file: File) => ({ name: file.name.slice(0, 200), statement: FONT_STATEMENT_VERSION })

/** Returns the shelf of the fonts that admins offer to all workspaces. */
export const getProductShelf = (): FontShelf => ({
  owner: 'product',
  key: ['admin', 'fonts'],
  list: query(collectionRef(fonts), ...listOrder(fonts)),
  pageSize: ITEMS_PER_PAGE,
  fontsMax: null,
  readServed: async () => (await call(listProductFonts, {})).fonts,
  upload: (file) => call(uploadProductFont, facts(file), bodyOf(file)),
  readUses: async (fontId) => (await call(listProductFontUses, { fontId })).uses,
  remove: (fontId) => call(deleteProductFont, { fontId }),
})

export const getWorkspaceShelf = (workspaceId: string): FontShelf => ({
  owner: 'workspace',
  key: ['fonts', workspaceId],
  list: query(collectionRef(workspaceFonts, workspaceId), ...listOrder(workspaceFonts)),
  pageSize: WORKSPACE_FONTS_MAX,
  fontsMax: WORKSPACE_FONTS_MAX,
  readServed: async () => (await call(listFonts, { workspaceId })).fonts,
  upload: (file) => call(uploadFont, { workspaceId, ...facts(file) }, bodyOf(file)),
  readUses: async (fontId) => (await call(listFontUses, { workspaceId, fontId })).uses,
  remove: (fontId) => call(deleteFont, { workspaceId, fontId }),
})

/** Offers a font of the product to all workspaces, or stops offering it for new decks. @throws ApiError */
export async function setFontState(fontId: string, state: 'published' | 'retired'): Promise<void> {
  await call(setProductFontState, { fontId, state })
}

/** Returns the fonts of a shelf, live, a page at a time, and the files of those that passed their check. */
export function useFonts({ key, list, pageSize, readServed }: FontShelf) {
  const { page, paging } = usePagedList(list, pageSize)
  const passed = page.status === 'ready' ? page.data.filter(({ check }) => check === 'passed').map(({ id }) => id) : []
  const served = useQuery({
    queryKey: [...key, passed.join()],
    queryFn: readServed,
    placeholderData: (before) => before,
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  return { page, paging, served: served.data }
}

/** Returns the uses of a font, read once the user asks; `refresh` reads them again. */
export function useFontUses({ key, readUses }: FontShelf, fontId: string, isAsked: boolean) {
  const query = useQuery({
    queryKey: [...key, fontId, 'uses'],
    queryFn: () => readUses(fontId),
    enabled: isAsked,
    gcTime: 0,
  })
  return { uses: queryState(query), refresh: () => void query.refetch() }
}
