import { VARIANT_SCHEMA, variantSchema } from '../model/variant.ts'
import { paths } from '../paths.ts'
import { documentId } from '../ids.ts'
import { zonedTimeSchema } from '../time/zoned-time.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'
import { defineCollection } from './collection.ts'
import type { Migration } from '../model/document.ts'

/** States in which a variant needs its files; a published or cancelled one no longer does. */
const MAY_GO_OUT = variantStateSchema.exclude(['published', 'cancelled']).options

/** Approvals of older versions were given by one member, for the current content and time of the publication. */
const approvalsOfSides: Migration = {
  fields: ['approvals', 'lapsed', 'labels', 'askedBy', 'isUnseen'],
  removes: ['approvedBy'],
  up: ({ approvedBy, contentHash, scheduled, updatedAt }) => ({
    approvals: isUid(approvedBy)
      ? [
          {
            by: { kind: 'member', uid: approvedBy },
            side: 'internal',
            approvedAt: updatedAt,
            contentHash,
            plannedFor: zonedTimeSchema.safeParse(scheduled).data?.instant,
          },
        ]
      : [],
    lapsed: null,
    labels: [],
    askedBy: null,
    isUnseen: false,
    approvedBy: undefined,
  }),
}

function isUid(value: unknown): value is string {
  return documentId().safeParse(value).success
}

export const variants = defineCollection({
  name: 'variants',
  path: paths.variants,
  id: 'id',
  schema: variantSchema,
  version: VARIANT_SCHEMA,
  migrations: [approvalsOfSides],
  read: { get: 'members', list: 'members' },
  media: [{ ids: 'content.media.*.mediaId', neededWhile: { field: 'state', in: MAY_GO_OUT } }],
  export: 'whole',
  deletion: 'below',
})
