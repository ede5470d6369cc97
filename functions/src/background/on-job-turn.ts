import '../options.ts'
import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { runBrandAutofill } from '../domain/brand-autofill/run-brand-autofill.ts'
import { runExport } from '../domain/exports/run-export.ts'
import { runFontJob } from '../domain/fonts/run-font-job.ts'
import { runImport } from '../domain/imports/run-import.ts'
import { runTurn } from '../domain/jobs/give-turns.ts'
import { runModelJob } from '../domain/models/run-model-job.ts'
import { notifyExportReady } from '../domain/notifications/notify-export-ready.ts'
import { runPostImport } from '../domain/post-imports/run-post-import.ts'
import { runSeriesJob } from '../domain/series/run-series-job.ts'
import { runZoneMove } from '../domain/workspaces/run-zone-move.ts'
import { getDeps } from '../compose/get-deps.ts'

/** Runs a person's job in its turn and notifies them when it is done. A run that fails or is killed is delivered again. */
export const onJobTurn = onDocumentCreated(
  { document: paths.jobTurn('{uid}', '{turnId}'), retry: true, timeoutSeconds: 540 },
  ({ params: { uid = '', turnId = '' } }) => runTurn(getDeps(), { uid, turnId }, runJob),
)

/** Each of them leaves jobs of another kind alone. */
async function runJob(uid: string, jobId: string): Promise<void> {
  const deps = getDeps()
  await runExport(deps, uid, jobId)
  await runImport(deps, uid, jobId)
  await runSeriesJob(deps, uid, jobId)
  await runFontJob(deps, uid, jobId)
  await runPostImport(deps, uid, jobId)
  await runBrandAutofill(deps, uid, jobId)
  await runModelJob(deps, uid, jobId)
  await runZoneMove(deps, uid, jobId)
  await notifyExportReady(deps, uid, jobId)
}
