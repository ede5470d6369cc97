import { cancelJob, retryJob } from '@postwright/core/api/jobs'
import { startExport } from '@postwright/core/api/account-export'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'

let ada: TestCaller
let bob: TestCaller
beforeAll(async () => {
  ;[ada, bob] = await Promise.all([createCaller(), createCaller()])
})

/** An export of Ada's that has ended. */
async function endedExport(): Promise<{ jobId: string; path: string }> {
  const { jobId } = dataOf(await ada.call(startExport, {}))
  const path = paths.job(ada.uid, jobId)
  await expect.poll(() => fieldsOf(path)).toMatchObject({ status: 'done' })
  return { jobId, path }
}

describe('a job of a person', () => {
  test('that has failed is begun again on request and runs to its end, once', async () => {
    const { jobId, path } = await endedExport()
    expect(dataOf(await ada.call(retryJob, { jobId }))).toEqual({ retried: false })
    await setFields(path, { status: 'failed', cause: 'error', progress: 40, runs: 5 })
    expect(dataOf(await ada.call(retryJob, { jobId }))).toEqual({ retried: true })
    await expect.poll(() => fieldsOf(path)).toMatchObject({ status: 'done', cause: null, progress: 100 })
    expect(dataOf(await ada.call(retryJob, { jobId }))).toEqual({ retried: false })
  })

  test('that waits is cancelled, and one that has ended is not', async () => {
    const { jobId, path } = await endedExport()
    expect(dataOf(await ada.call(cancelJob, { jobId }))).toEqual({ cancelled: false })
    await setFields(path, { status: 'queued' })
    expect(dataOf(await ada.call(cancelJob, { jobId }))).toEqual({ cancelled: true })
    expect(await fieldsOf(path)).toMatchObject({ status: 'cancelled' })
  })

  test('is nobody else’s to end or to repeat', async () => {
    const { jobId } = await endedExport()
    for (const endpoint of [cancelJob, retryJob]) {
      errorOf(await bob.call(endpoint, { jobId }), 'not_found')
      errorOf(await callApi(endpoint, { jobId }), 'unauthenticated')
    }
  })
})
