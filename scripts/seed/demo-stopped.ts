import { PUBLISH_LOG_KEPT } from '@postwright/core/limits'
import { PUBLISH_LOG_SCHEMA, type PublishLogEntry, type PublishStep } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { PublishError } from '@postwright/core/publishing/publish-error'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { dayIn } from './day-in.ts'
import type { DemoChannel, DemoCompany } from './desk.ts'
import { pastPost, pastVariant } from './past-documents.ts'
import type { OwnedDocument } from './write-as-owner.ts'

const SECOND = 1_000

type Stopped = {
  id: string
  text: string
  local: string
  photo: DemoCompany['photos'][keyof DemoCompany['photos']]
  channel: DemoChannel
  state: 'failed' | 'held'
  error: PublishError
  steps: readonly { step: PublishStep; state: VariantState }[]
}

/** Returns a post that its network rejected and one that is held for a decision, with their delivery records. */
export function stoppedPosts(company: DemoCompany): OwnedDocument[] {
  const { photos, channels, tzid } = company
  return [
    documentsOf(company, {
      id: 'demo-failed',
      text: 'We are looking for a second pair of hands: joiner, four days a week, from January. Who knows somebody?',
      local: `${dayIn(tzid, -1)}T10:00`,
      photo: photos.arch,
      channel: channels.business,
      state: 'failed',
      error: { kind: 'content_policy', detail: 'The sandbox network does not allow this post.', retryable: false },
      steps: [
        { step: 'schedule', state: 'scheduled' },
        { step: 'claim', state: 'claimed' },
        { step: 'prepare', state: 'prepared' },
        { step: 'arm', state: 'armed' },
        { step: 'refuse', state: 'failed' },
      ],
    }),
    documentsOf(company, {
      id: 'demo-held',
      text: 'The Sunday market is full of vases, and this one came home with us. Come and see it in the shop window.',
      local: `${dayIn(tzid, -2)}T18:00`,
      photo: photos.vase,
      channel: channels.page,
      state: 'held',
      error: { kind: 'missed', detail: '', retryable: false },
      steps: [
        { step: 'schedule', state: 'scheduled' },
        { step: 'hold', state: 'held' },
      ],
    }),
  ].flat()
}

function documentsOf(company: DemoCompany, stopped: Stopped): OwnedDocument[] {
  const { workspaceId, uid, tzid } = company
  const { id: postId, text, local, photo, channel, state, error, steps } = stopped
  const scheduled = toZonedTime(local, tzid)
  const past = { workspaceId, uid, postId, text, photo, scheduled, at: scheduled.instant + SECOND }
  const nothingSent = state === 'held' ? { attempts: 0, fence: 0, firstTriedAt: null } : {}
  const variant = pastVariant(past, channel, {
    state,
    error,
    intentAt: null,
    remoteId: null,
    publishedAt: null,
    ...nothingSent,
  })
  const post = pastPost(past, { channels: [channel], lifecycle: 'attention' })
  return [
    { path: paths.post(workspaceId, postId), entity: post },
    { path: paths.variant(workspaceId, variant.id), entity: variant },
    ...steps.map((step, at) => {
      const isLast = at === steps.length - 1
      const entity = logEntry(variant, { ...step, at, error: isLast ? error : null })
      return { path: `${paths.publishLog(workspaceId)}/${entity.id}`, entity }
    }),
  ]
}

type Step = { step: PublishStep; state: VariantState; at: number; error: PublishError | null }

function logEntry(variant: Variant, { step, state, at, error }: Step): PublishLogEntry {
  const { id: variantId, postId, connectionId, platform, scheduled, recordKey, createdBy } = variant
  const happenedAt = at === 0 ? variant.createdAt : scheduled.instant + at * (SECOND / 4)
  return {
    id: `${postId}-${at + 1}`,
    schema: PUBLISH_LOG_SCHEMA,
    rev: 1,
    createdAt: happenedAt,
    updatedAt: happenedAt,
    createdBy: at === 0 ? createdBy : 'scheduler',
    variantId,
    postId,
    connectionId,
    platform,
    step,
    via: '',
    state,
    generation: 1,
    fence: at === 0 ? 0 : variant.fence,
    attempts: at === 0 ? 0 : variant.attempts,
    reconciles: 0,
    variantRev: at + 1,
    recordKey,
    scheduledAt: scheduled.instant,
    dueAt: null,
    answer: null,
    took: null,
    note: '',
    pictures: null,
    remoteId: null,
    url: null,
    error,
    outcome: null,
    expiresAt: happenedAt + PUBLISH_LOG_KEPT,
  }
}
