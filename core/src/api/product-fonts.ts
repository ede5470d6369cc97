import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { FONT_STATEMENT_VERSION, fontSchema } from '../model/font.ts'
import { fileNameSchema } from '../text/text-fields.ts'
import { fontUseSchema, servedFontSchema } from './fonts.ts'

/** Lists all fonts of the product that passed their check, in any state. */
export const listProductFonts = defineEndpoint({
  method: 'GET',
  path: '/admin/fonts',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ fonts: z.array(servedFontSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Uploads a font: the body is the font file, and a job checks it. The font is a draft until it is published. */
export const uploadProductFont = defineEndpoint({
  method: 'POST',
  path: '/admin/fonts',
  auth: 'admin',
  input: z.object({
    name: fileNameSchema.default(''),
    statement: z.coerce.number().pipe(z.literal(FONT_STATEMENT_VERSION)),
  }),
  output: z.object({ fontId: documentId(), jobId: documentId().nullable() }),
  errors: ['route_not_found', 'font_invalid', 'font_too_large', 'fonts_full', 'rate_limited'],
  body: 'binary',
  file: 'font',
  status: 202,
})

/** Starts or stops offering a font to all workspaces; decks that use it keep it. */
export const setProductFontState = defineEndpoint({
  method: 'POST',
  path: '/admin/fonts/:fontId/state',
  auth: 'admin',
  input: z.object({ fontId: documentId(), state: z.enum(['published', 'retired']) }),
  output: z.object({ font: fontSchema }),
  errors: ['route_not_found', 'not_found', 'font_invalid', 'rate_limited'],
})

/** Lists the templates that use a font, by name. Decks of workspaces are not searched. */
export const listProductFontUses = defineEndpoint({
  method: 'GET',
  path: '/admin/fonts/:fontId/uses',
  auth: 'admin',
  input: z.object({ fontId: documentId() }),
  output: z.object({ uses: z.array(fontUseSchema) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Deletes a font that was never published. */
export const deleteProductFont = defineEndpoint({
  method: 'DELETE',
  path: '/admin/fonts/:fontId',
  auth: 'admin',
  input: z.object({ fontId: documentId() }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['route_not_found', 'not_found', 'font_in_use', 'rate_limited'],
})
