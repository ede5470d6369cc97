import { z } from 'zod'
import { documentId } from '../ids.ts'
import { LIBRARY_NAME_MAX, POST_CONNECTIONS_MAX, SIGNATURE_TEXT_MAX, SIGNATURES_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** Closing texts of posts, `workspaces/{wid}/signatures/{id}`. */
const signatureSchema = documentBase.extend({
  name: oneLine(LIBRARY_NAME_MAX),
  text: manyLines(SIGNATURE_TEXT_MAX),
  /** True if new posts get the signature automatically. */
  isAutomatic: z.boolean(),
  /** Channels whose new posts get the signature; empty means every channel. */
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
})

export type Signature = z.infer<typeof signatureSchema>

export const signatures = defineCollection({
  name: 'signatures',
  path: paths.signatures,
  id: 'id',
  schema: signatureSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: ['name', 'text', 'isAutomatic', 'connectionIds'],
    removable: false,
  },
  order: { by: 'name', direction: 'asc' },
  cap: SIGNATURES_MAX,
  channels: ['connectionIds.*'],
  export: 'whole',
  deletion: 'below',
})
