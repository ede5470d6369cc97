import { z } from 'zod'
import { templates } from '@postwright/core/collections/templates'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const { name, text, title, comment, thread, labels } = templates.schema.shape

const templateDraftSchema = z.object({ name, text, title, comment, thread, labels })

export type TemplateDraft = z.infer<typeof templateDraftSchema>

export const templateDrafts = describeDrafts(templates, {
  schema: templateDraftSchema,
  titleOf: ({ name }) => name,
  href: (id) => routes.library.href('templates', id),
  words: { untitled: 'library:templates.untitled', notCreated: 'library:notCreated' },
})
