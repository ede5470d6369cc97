import { cancelJob } from '@postwright/core/api/jobs'
import { startPostImport } from '@postwright/core/api/post-imports'
import { jobs } from '@postwright/core/collections/jobs'
import { isJobOf, type JobOf } from '@postwright/core/jobs/kinds'
import type { PostImportRow } from '@postwright/core/model/post-import'
import { emptyDraft } from '@postwright/core/model/post'
import type { ErrorCode } from '@postwright/core/error-codes'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { postIdOf } from '../../functions/src/domain/post-imports/import-row.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addChannel, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
let channelId: string
beforeAll(async () => {
  ada = await createCaller()
  channelId = (await addChannel(ada)).id
})

const fileOf = (content: unknown) => ({
  file: { bytes: new TextEncoder().encode(JSON.stringify(content)), type: 'application/json' },
})

function row(at: number, fields: Partial<PostImportRow> & { text?: string } = {}): PostImportRow {
  const { text = `Row ${at}`, ...rest } = fields
  return {
    row: at,
    draft: { ...emptyDraft(), text, connectionIds: [channelId] },
    pictures: [],
    threadPictures: [],
    when: null,
    queueId: null,
    ...rest,
  }
}

const { local, tzid } = tomorrow()
const start = (caller: TestCaller, content: unknown) =>
  caller.call(startPostImport, { workspaceId: ada.workspaceId }, fileOf(content))

async function ended(jobId: string): Promise<JobOf<'post_import'>> {
  const path = paths.job(ada.uid, jobId)
  await expect.poll(async () => (await fieldsOf(path))?.['status']).toMatch(/done|failed|cancelled/)
  const job = (await database().doc(path).withConverter(converterFor(jobs)).get()).data()
  if (!job || !isJobOf(job, 'post_import')) throw new Error('the job is gone')
  return job
}

describe('importing rows', () => {
  test('makes drafts and scheduled posts of them, and keeps as drafts, with the reason, what cannot go out', async () => {
    const rows = [
      row(1),
      row(2, { when: { local, tzid } }),
      row(4, { text: 'x'.repeat(9_000), when: { local, tzid } }),
      row(5, { when: { local: '2020-01-01T09:00', tzid: 'Europe/Vienna' } }),
      row(6, { pictures: [{ url: 'http://169.254.169.254/a.png', alt: '' }], when: { local, tzid } }),
    ]
    const { jobId } = dataOf(await start(ada, { rows }))
    const job = await ended(jobId)
    expect(job).toMatchObject({ status: 'done', progress: 100, result: { done: 5, drafts: 4, scheduled: 1 } })
    expect(job.result.reports.map((report) => [report.row, report.code])).toEqual([
      [4, 'content_refused'],
      [5, 'time_in_past'],
      [6, 'address_refused'],
    ])
    const post = (at: number) => fieldsOf(paths.post(ada.workspaceId, postIdOf(jobId, at)))
    expect(await post(1)).toMatchObject({ text: 'Row 1', lifecycle: 'draft', rev: 1, createdBy: ada.uid })
    expect(await post(2)).toMatchObject({ lifecycle: 'scheduled', generation: 1 })
    expect(await post(5)).toMatchObject({ text: 'Row 5', lifecycle: 'draft' })
  })

  // Functions, because the table of cases is read before the channel of the rows exists.
  test.each<[string, ErrorCode, () => unknown]>([
    ['no rows', 'import_rows_invalid', () => ({ rows: [] })],
    ['another JSON', 'import_rows_invalid', () => ({ hello: 'world' })],
    ['a row twice', 'import_rows_repeated', () => ({ rows: [row(1), row(1)] })],
    [
      'a field too many characters long',
      'import_rows_invalid',
      () => ({ rows: [row(1, { text: 'x'.repeat(10_001) })] }),
    ],
    ['rows of the wrong kind', 'import_rows_invalid', () => ({ rows: [7, null, '__proto__'] })],
    [
      'more pictures than are fetched',
      'import_images_full',
      () => ({
        rows: Array.from({ length: 30 }, (_, at) =>
          row(at + 1, { pictures: Array.from({ length: 20 }, () => ({ url: 'https://a.example/b.png', alt: '' })) }),
        ),
      }),
    ],
  ])('(%s) is refused as what it is: %s', async (_, code, contentOf) => {
    errorOf(await start(ada, contentOf()), code)
  })

  test('(something other than JSON) is refused', async () => {
    const file = { bytes: new TextEncoder().encode('{'), type: 'application/json' }
    errorOf(await ada.call(startPostImport, { workspaceId: ada.workspaceId }, { file }), 'malformed_json')
  })

  test('is for those who edit, and seen and ended by its owner only', async () => {
    const bob = await createCaller()
    errorOf(await start(bob, { rows: [row(1)] }), 'not_found')
    await addMember(ada.workspaceId, bob.uid, 'viewer')
    errorOf(await start(bob, { rows: [row(1)] }), 'forbidden')
    const { jobId } = dataOf(await start(ada, { rows: [row(1)] }))
    errorOf(await bob.call(cancelJob, { jobId }), 'not_found')
    await ended(jobId)
    expect(dataOf(await ada.call(cancelJob, { jobId }))).toEqual({ cancelled: false })
  })
})
