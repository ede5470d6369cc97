import { z } from 'zod'
import { documentId } from '../ids.ts'
import { MEDIA_USE_NAME_MAX } from '../model/media-library.ts'
import { mediaUserKindSchema } from '../model/media-use.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/** Maximum number of places named in a result. */
export const KEPT_PLACES_MAX = 50

/**
 * Reasons why a document keeps the earlier file. `published`: a channel already has it. `in_flight`: it is being published now. `refused`: a network
 * of the post doesn't accept the new file. `not_allowed`: the person doesn't plan posts for one of its channels. `failed`: publishing failed, and a
 * person must decide about the post first. `unreadable`: the document can't be changed.
 */
export const KEPT_REASONS = ['published', 'in_flight', 'refused', 'not_allowed', 'failed', 'unreadable'] as const

const keptPlaceSchema = z.object({
  kind: mediaUserKindSchema,
  documentId: documentId(),
  placeId: documentId(),
  name: z.string().max(MEDIA_USE_NAME_MAX),
  reason: z.enum(KEPT_REASONS),
})

export type KeptPlace = z.infer<typeof keptPlaceSchema>

/** Replaces a file with another one wherever it is used. */
export const mediaReplaceJob = defineJob({
  kind: 'media_replace',
  facts: inWorkspace.extend({ fromId: documentId(), toId: documentId() }),
  result: z.object({
    /** Number of documents that now have the new file. */
    changed: z.int().min(0),
    kept: z.array(keptPlaceSchema).max(KEPT_PLACES_MAX),
  }),
  initial: { changed: 0, kept: [] },
  beginners: 'edit_library',
  // Not cancellable: a replacement in only half of the documents is worse than in all or none.
  canCancel: false,
  again: ({ changed }) => ({ changed, kept: [] }),
})
