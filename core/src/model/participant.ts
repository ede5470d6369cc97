import { z } from 'zod'
import { documentId } from '../ids.ts'
import { FULL_NAME_MAX } from '../limits.ts'

/** Author of a decision or comment: a member, or a client who opened a review link and entered a name. */
export const participantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), uid: documentId() }),
  z.object({ kind: z.literal('guest'), linkId: documentId(), name: z.string().min(1).max(FULL_NAME_MAX) }),
])

export type Participant = z.infer<typeof participantSchema>
