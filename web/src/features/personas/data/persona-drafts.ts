import { personas } from '@postwright/core/collections/personas'
import { personaDraftSchema } from '@postwright/core/model/persona'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { PERSONA_PARTS } from '../persona-parts.ts'

export const personaDrafts = describeDrafts(personas, {
  schema: personaDraftSchema,
  parts: PERSONA_PARTS,
  titleOf: ({ name }) => name,
  href: routes.persona.href,
  words: { untitled: 'areas:persona.untitled', notCreated: 'areas:persona.notCreated' },
})
