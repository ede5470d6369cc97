import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX } from '../limits.ts'
import { mediaSchema } from '../model/media.ts'
import { manyLines } from '../text/text-fields.ts'

/** Stores the image at a web address as if it had been uploaded. */
export const fetchMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/fetch',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    workspaceId: documentId(),
    url: manyLines(ADDRESS_MAX).min(1),
    /** True if a drawing (SVG) or an icon file is also converted to an image. */
    isLogo: z.boolean().optional(),
  }),
  output: mediaSchema,
  errors: [
    'service_off',
    'forbidden',
    'not_found',
    'address_refused',
    'address_unreachable',
    'media_invalid',
    'media_too_large',
    'plan_limit_reached',
    'rate_limited',
  ],
  status: 201,
})
