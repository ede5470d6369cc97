import { jobs } from '@postwright/core/collections/jobs'
import { readStored } from '@postwright/core/collections/read-stored'
import { isUnfinished, JOB_KINDS } from '@postwright/core/jobs/kinds'
import { NO_REPLY } from '@postwright/core/model/model-run'
import { describe, expect, test } from 'vitest'
import { makeBase } from '../support/factories/document-base.ts'

const NOTHING = {
  resultKey: null,
  leftOut: 0,
  import: null,
  series: null,
  postImport: null,
  font: null,
  brandAutofill: null,
  modelRun: null,
  modelReply: null,
  zoneMove: null,
}
const RUN = { workspaceId: 'w1', task: 'shorten', messages: [{ role: 'user', content: 'Shorten' }], outputMax: 100 }
const REPORTS = [{ row: 2, code: 'media_invalid', detail: '' }]

/** A stored job of the first version. */
const stored = (kind: string, parts: object, status = 'running') => ({
  ...makeBase('job1'),
  schema: 1,
  kind,
  status,
  progress: 40,
  expiresAt: 9,
  ...NOTHING,
  ...parts,
})

describe('a stored job of the first version is read as facts and result', () => {
  const former: [kind: string, parts: object, facts: object, result: object][] = [
    ['export', { resultKey: 'exports/a/b', leftOut: 2 }, {}, { key: 'exports/a/b', leftOut: 2 }],
    [
      'import',
      { import: { workspaceId: 'w1', imported: 3, leftOut: [] } },
      { workspaceId: 'w1' },
      { imported: 3, leftOut: [] },
    ],
    ['series', { series: { workspaceId: 'w1', seriesId: 's1' } }, { workspaceId: 'w1', seriesId: 's1' }, {}],
    [
      'post_import',
      { postImport: { workspaceId: 'w1', total: 4, done: 3, drafts: 1, scheduled: 2, reports: REPORTS } },
      { workspaceId: 'w1', total: 4 },
      { done: 3, drafts: 1, scheduled: 2, reports: REPORTS },
    ],
    ['font', { font: { workspaceId: null, fontId: 'f1' } }, { workspaceId: null, fontId: 'f1' }, {}],
    [
      'brand_autofill',
      { brandAutofill: { workspaceId: 'w1', url: 'https://oak.example/', runs: 2, problem: null, proposal: null } },
      { workspaceId: 'w1', kitId: '', url: 'https://oak.example/' },
      { problem: null, proposal: null },
    ],
    ['model_run', { modelRun: RUN, modelReply: { ...NO_REPLY, text: 'Shor' } }, RUN, { ...NO_REPLY, text: 'Shor' }],
    [
      'zone_move',
      { zoneMove: { workspaceId: 'w1', from: 'Europe/Berlin', to: 'UTC', total: 4, kept: 1 } },
      { workspaceId: 'w1', from: 'Europe/Berlin', to: 'UTC' },
      { total: 4, kept: 1 },
    ],
  ]

  test.each(former)('%s', (kind, parts, facts, result) => {
    const read = readStored(jobs, stored(kind, parts))
    expect(read).toMatchObject({ ok: true, entity: { kind, facts, result, schema: 2, progress: 40, cause: null } })
    // The next write removes what the first version had for other kinds.
    expect(read.ok && Object.keys(read.upgrade)).toEqual(expect.arrayContaining(Object.keys(NOTHING)))
    expect(read.ok && Object.keys(read.entity)).not.toEqual(expect.arrayContaining(['resultKey']))
  })

  test('with as many runs as it had, and a cause where it had failed', () => {
    const autofill = { workspaceId: 'w1', url: 'https://oak.example/', runs: 2, problem: 'type', proposal: null }
    const read = readStored(jobs, stored('brand_autofill', { brandAutofill: autofill }, 'failed'))
    expect(read).toMatchObject({ ok: true, entity: { runs: 2, cause: 'refused', result: { problem: 'type' } } })
  })

  test('unless its kind is not known, or it lacks what its kind has', () => {
    expect(readStored(jobs, stored('valueOf', {}))).toMatchObject({ ok: false, isNewer: false })
    expect(readStored(jobs, stored('import', {}))).toMatchObject({ ok: false, isNewer: false })
  })
})

test('every kind of jobs is registered under its own name, and ends', () => {
  for (const [kind, definition] of Object.entries(JOB_KINDS)) {
    expect(definition.kind).toBe(kind)
    expect(definition.runsMax).toBeGreaterThan(0)
  }
  expect(isUnfinished({ status: 'failed' })).toBe(false)
})
