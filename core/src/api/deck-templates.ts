import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { DECK_TEMPLATE_STATES, deckTemplateRecordSchema } from '../gallery/gallery-item.ts'
import { documentId, instant, revision } from '../ids.ts'
import { takedownSchema } from '../model/takedown.ts'
import { templateDesignSchema, templateKindSchema } from '../scene/templates/deck-template.ts'

const rowSchema = deckTemplateRecordSchema.pick({ id: true, title: true, makerName: true, version: true }).extend({
  kind: templateKindSchema,
  state: z.enum(DECK_TEMPLATE_STATES),
  uses: z.int().min(0),
  updatedAt: instant(),
  takedown: takedownSchema.nullable(),
})

const shownSchema = deckTemplateRecordSchema.omit({ schema: true, createdBy: true, createdAt: true, makerUid: true })

/** Lists all stored deck templates, most recently changed first. */
export const listDeckTemplates = defineEndpoint({
  method: 'GET',
  path: '/admin/deck-templates',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ templates: z.array(rowSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

export const readDeckTemplate = defineEndpoint({
  method: 'GET',
  path: '/admin/deck-templates/:templateId',
  auth: 'admin',
  input: z.object({ templateId: documentId() }),
  output: z.object({ template: shownSchema }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Stores a template's title, description and design, which the body contains. `rev` 0 creates the template. */
export const saveDeckTemplate = defineEndpoint({
  method: 'PUT',
  path: '/admin/deck-templates/:templateId',
  auth: 'admin',
  input: z.object({ templateId: documentId(), rev: z.coerce.number().int().min(0) }),
  output: z.object({ rev: revision() }),
  errors: ['route_not_found', 'validation_failed', 'stale_revision', 'payload_too_large', 'rate_limited'],
  body: 'binary',
  file: 'json',
})

/** Publishes the current design as the next version, if it fits in every format and case. */
export const publishDeckTemplate = defineEndpoint({
  method: 'POST',
  path: '/admin/deck-templates/:templateId/publish',
  auth: 'admin',
  input: z.object({ templateId: documentId(), rev: revision() }),
  output: z.object({ rev: revision(), version: z.int().min(1) }),
  errors: ['route_not_found', 'not_found', 'stale_revision', 'template_does_not_fit', 'rate_limited'],
})

/** Removes a template from the gallery, or offers its last version again. Decks created from it stay unchanged. */
export const retireDeckTemplate = defineEndpoint({
  method: 'POST',
  path: '/admin/deck-templates/:templateId/retire',
  auth: 'admin',
  input: z.object({ templateId: documentId(), isRetired: z.boolean() }),
  output: z.object({ rev: revision() }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Lists the published versions of a template with their designs, latest first. */
export const listDeckTemplateVersions = defineEndpoint({
  method: 'GET',
  path: '/admin/deck-templates/:templateId/versions',
  auth: 'admin',
  input: z.object({ templateId: documentId() }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.int().min(1),
        title: z.string(),
        description: z.string(),
        isOffered: z.boolean(),
        publishedAt: instant(),
        /** Empty if the account was deleted. */
        publishedBy: z.string(),
        design: templateDesignSchema,
      }),
    ),
  }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})
