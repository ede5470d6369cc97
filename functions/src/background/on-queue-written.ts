import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { MOVES_AT_ONCE, runMoves } from '../domain/queues/queue-moves.ts'
import { skipUnreadable } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const movesSchema = z.object({ moves: z.array(z.unknown()) }).transform(({ moves }) => moves.length)

/** Executes many requested moves in a queue. A run that fails or is killed is delivered again and resumes. */
export function onQueueWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.queue('{workspaceId}', '{queueId}'), retry: true, timeoutSeconds: 300 },
    async ({ data, params: { workspaceId = '', queueId = '' } }) => {
      const [before = 0, after = 0] = [data?.before, data?.after].map(
        (each) => movesSchema.safeParse(each?.data()).data,
      )
      // The moves themselves also write the queue: only a request increases their number.
      if (after <= MOVES_AT_ONCE || after <= before) return
      await skipUnreadable(getDeps(), () => runMoves(getDeps(), { workspaceId, queueId }))
    },
  )
}
