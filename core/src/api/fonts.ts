import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { FONT_STATEMENT_VERSION, fontFileSchema, fontReportSchema, fontSchema } from '../model/font.ts'
import { fileNameSchema } from '../text/text-fields.ts'

/** The licence statement that the caller has accepted. */
const statement = z.coerce.number().pipe(z.literal(FONT_STATEMENT_VERSION))
const font = { workspaceId: documentId(), fontId: documentId() }

/** A font that passed its check, with addresses of its files that are valid for an hour. */
export const servedFontSchema = z.object({
  id: documentId(),
  isOfProduct: z.boolean(),
  state: fontSchema.shape.state,
  report: fontReportSchema,
  files: z.array(fontFileSchema.extend({ woff2: z.string(), woff: z.string() })),
})

/** A deck or template that uses a font. */
export const fontUseSchema = z.object({ id: documentId(), name: z.string() })

export type FontUse = z.infer<typeof fontUseSchema>

const uploaded = z.object({ fontId: documentId(), jobId: documentId().nullable() })
const UPLOAD_ERRORS = ['font_invalid', 'font_too_large', 'fonts_full', 'rate_limited'] as const

/** Lists the fonts available to decks of a workspace besides the bundled ones: its own and those of the product. */
export const listFonts = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/fonts',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ fonts: z.array(servedFontSchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Uploads a font: the body is the font file, and a job checks it. Uploading the same file again returns the same font. */
export const uploadFont = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/fonts',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), name: fileNameSchema.default(''), statement }),
  output: uploaded,
  errors: ['forbidden', 'not_found', ...UPLOAD_ERRORS],
  body: 'binary',
  file: 'font',
  status: 202,
})

/** Lists the decks of the workspace that use a font, by name. */
export const listFontUses = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/fonts/:fontId/uses',
  auth: 'member',
  right: 'read_content',
  input: z.object(font),
  output: z.object({ uses: z.array(fontUseSchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Deletes a font that no deck of the workspace uses. */
export const deleteFont = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/fonts/:fontId',
  auth: 'member',
  right: 'edit_library',
  input: z.object(font),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'font_in_use', 'rate_limited'],
})
