import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { giveTurns } from '../domain/jobs/give-turns.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** Gives a person's new job its turn, unless three of theirs run already. */
export function onJobCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.job('{uid}', '{jobId}'), retry: true }, ({ params: { uid = '' } }) =>
    giveTurns(getDeps(), uid),
  )
}
