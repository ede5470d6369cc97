import { emptyDraft } from '@postwright/core/model/post'
import type { Series } from '@postwright/core/model/series'
import { makeBase } from './document-base.ts'

/** Daily recurring posts that are made far ahead; set only the fields that the test is about. */
export function makeSeries(fields: Partial<Series> = {}): Series {
  return {
    ...makeBase('series1'),
    rule: { rhythm: { kind: 'daily', interval: 1 }, startsOn: '2027-02-20', end: { kind: 'never' } },
    time: '09:00',
    tzid: 'Europe/Berlin',
    status: 'active',
    content: { ...emptyDraft(), text: 'Again', connectionIds: ['channel1'] },
    contentBy: null,
    contentAt: null,
    contentHashes: [],
    skipped: [],
    rootId: 'series1',
    splitFromId: null,
    source: null,
    madeUntil: '2028-01-01',
    dueAt: null,
    problem: null,
    ...fields,
  }
}
