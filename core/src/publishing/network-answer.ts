import { z } from 'zod'

/**
 * What a network answered. To a call: `published`, `refused`, `prepared` (ready for the call), `draft` (taken as a draft). To a lookup: `found`, `absent`.
 * To either: `unclear`, which is no answer at all or one that proves nothing.
 */
export const networkAnswerSchema = z.enum(['prepared', 'published', 'draft', 'refused', 'found', 'absent', 'unclear'])

export type NetworkAnswer = z.infer<typeof networkAnswerSchema>
