import '../options.ts'
import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { notifyExportReady } from '../domain/notifications/notify-export-ready.ts'
import { runImport } from '../domain/imports/run-import.ts'
import { runFontJob } from '../domain/fonts/run-font-job.ts'
import { runSeriesJob } from '../domain/series/run-series-job.ts'
import { runBrandAutofill } from '../domain/brand-autofill/run-brand-autofill.ts'
import { runModelJob } from '../domain/models/run-model-job.ts'
import { runPostImport } from '../domain/post-imports/run-post-import.ts'
import { runExport } from '../domain/exports/run-export.ts'
import { getDeps } from '../get-deps.ts'

/** Runs a person's job and notifies them when it is done. A run that fails or is killed is delivered again. */
export const onJobCreated = onDocumentCreated(
  { document: paths.job('{uid}', '{jobId}'), retry: true, timeoutSeconds: 540 },
  async ({ params: { uid = '', jobId = '' } }) => {
    await runExport(getDeps(), uid, jobId)
    await runImport(getDeps(), uid, jobId)
    await runSeriesJob(getDeps(), uid, jobId)
    await runFontJob(getDeps(), uid, jobId)
    await runPostImport(getDeps(), uid, jobId)
    await runBrandAutofill(getDeps(), uid, jobId)
    await runModelJob(getDeps(), uid, jobId)
    await notifyExportReady(getDeps(), uid, jobId)
  },
)
