import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { MADE_AT, makeBase } from './document-base.ts'

/** The claim of a publication on a sandbox channel; set only the fields that the test is about. */
export function makePublishLogEntry(fields: Partial<PublishLogEntry> = {}): PublishLogEntry {
  return {
    ...makeBase('entry1'),
    variantId: 'post1_channel1',
    postId: 'post1',
    connectionId: 'channel1',
    platform: 'sandbox',
    step: 'claim',
    state: 'claimed',
    generation: 1,
    fence: 1,
    attempts: 1,
    reconciles: 0,
    variantRev: 2,
    recordKey: 'key1',
    scheduledAt: MADE_AT,
    dueAt: MADE_AT + 120_000,
    answer: null,
    took: null,
    pictures: null,
    note: '',
    via: '',
    remoteId: null,
    url: null,
    error: null,
    outcome: null,
    expiresAt: MADE_AT + 1,
    ...fields,
  }
}
