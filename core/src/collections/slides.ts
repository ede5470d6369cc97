import { z } from 'zod'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { soundSlide, slideDraftSchema } from '../scene/slide.ts'
import { defineCollection } from './collection.ts'

/** One slide of a deck, `workspaces/{wid}/slides/{id}`: a separate document, so that two people can save different slides at the same time. */
const slideSchema = soundSlide(
  documentBase.extend({
    ...slideDraftSchema.shape,
    /** Uid of the last editor. */
    editedBy: z.string().min(1).max(128).optional(),
  }),
)

export type Slide = z.infer<typeof slideSchema>

export const slides = defineCollection({
  name: 'slides',
  path: paths.slides,
  id: 'id',
  schema: slideSchema,
  version: 3,
  // Version 2 added effects of layers and text highlights; version 3 added layers that continue on adjacent slides, charts and tables. An older
  // client would save a slide without them, or not read it at all.
  migrations: [
    { fields: [], up: () => ({}) },
    { fields: [], up: () => ({}) },
  ],
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: slideDraftSchema.keyof().options,
    fixed: ['deckId'],
    bySizeOnly: ['background', 'layers', 'overrides'],
    editor: 'editedBy',
    removable: true,
    acceptedFrom: 1,
  },
  order: { by: 'place', direction: 'asc' },
  media: [{ ids: 'layers.*.mediaId' }, { ids: 'background.mediaId' }],
  partOf: [{ field: 'deckId', collection: 'decks' }],
  export: 'whole',
  deletion: 'below',
})
