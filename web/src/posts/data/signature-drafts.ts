import { z } from 'zod'
import { signatures } from '@postwright/core/collections/signatures'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const { name, text, isAutomatic, connectionIds } = signatures.schema.shape

const signatureDraftSchema = z.object({ name, text, isAutomatic, connectionIds })

export type SignatureDraft = z.infer<typeof signatureDraftSchema>

export const signatureDrafts = describeDrafts(signatures, {
  schema: signatureDraftSchema,
  titleOf: ({ name }) => name,
  href: (id) => routes.library.href('signatures', id),
  words: { untitled: 'library:signatures.untitled', notCreated: 'library:notCreated' },
})
