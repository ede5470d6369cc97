import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { giveTurns, runTurn } from '../domain/jobs/give-turns.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { runJob } from '../jobs/run-job.ts'

/** Starts a person's new job, unless three of their jobs are already running. */
export function onJobCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.job('{uid}', '{jobId}'), retry: true }, ({ params: { uid = '' } }) =>
    giveTurns(getDeps(), uid),
  )
}

/** Runs a person's job when its turn comes. A run that fails or is killed is delivered again, until the job is given up. */
export function onJobTurnFunction(getDeps: GetDeps) {
  return onDocumentCreated(
    { document: paths.jobTurn('{uid}', '{turnId}'), retry: true, timeoutSeconds: 540 },
    ({ params: { uid = '', turnId = '' } }) =>
      runTurn(getDeps(), { uid, turnId }, (owner, jobId) => runJob(getDeps(), owner, jobId)),
  )
}
