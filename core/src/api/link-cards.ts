import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'

/** Page metadata from which networks render a link card. */
const linkCardSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Empty if the page has no description. */
  description: z.string(),
  /** Small version of the image, as a data URL; null if there is none that can be shown. */
  picture: z.string().nullable(),
})

export type LinkCard = z.infer<typeof linkCardSchema>

/** Returns the card of a link as networks will read it; null for an address without a card. */
export const readLinkCard = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/link-card',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({ workspaceId: documentId(), url: manyLines(ADDRESS_MAX).min(1) }),
  output: z.object({ card: linkCardSchema.nullable() }),
  errors: ['forbidden', 'not_found', 'address_refused', 'rate_limited'],
})
