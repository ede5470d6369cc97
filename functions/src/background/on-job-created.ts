import '../options.ts'
import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { runExport } from '../domain/exports/run-export.ts'
import { getDeps } from '../get-deps.ts'

/** Runs a person's job. A run that fails or is killed is delivered again. */
export const onJobCreated = onDocumentCreated(
  { document: paths.job('{uid}', '{jobId}'), retry: true, timeoutSeconds: 300 },
  async ({ params: { uid = '', jobId = '' } }) => runExport(getDeps(), uid, jobId),
)
