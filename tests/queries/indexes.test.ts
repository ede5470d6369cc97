import { readFileSync } from 'node:fs'
import type { Query } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { auditQuery } from '@/audit/data/audit-query.ts'
import { radarSourcesQuery } from '@/features/competitors/data/radar.ts'
import { campaignsQuery } from '@/campaigns/data/use-campaigns.ts'
import { campaignPostsQuery } from '@/features/campaigns/data/campaign-queries.ts'
import { pendingOnQuery } from '@/features/connected-platforms/data/connections.ts'
import { connectionsQuery } from '@/posts/data/use-connections.ts'
import { imageLibraryQuery } from '@/lib/media/use-image-library.ts'
import { plannedQuery, unplannedQuery } from '@/features/content-scheduler/data/planned-posts.ts'
import { schedulerQuery } from '@/features/content-scheduler/data/scheduled-publications.ts'
import { mediaQuery } from '@/posts/data/use-media-facts.ts'
import { postsQuery } from '@/features/content-studio/data/posts.ts'
import { TAB_SORTS, POST_TABS, TAB_LIFECYCLES } from '@/features/content-studio/post-view.ts'
import { notificationsQuery, unreadQuery } from '@/features/notifications/data/notifications.ts'
import {
  addressedQuery,
  attentionQuery,
  dueWithinQuery,
  queuedUntilQuery,
  upcomingQuery,
  usableConnectionQuery,
  wentOutQuery,
  writtenPostQuery,
} from '@/features/overview/data/overview-queries.ts'
import {
  importFeedsQuery,
  laneIdeasQuery,
  lanesQuery,
  latestIdeasQuery,
  strayIdeasQuery,
} from '@/features/ideas/data/ideas-queries.ts'
import { slidesQuery } from '@/stored-decks/data/read-slides.ts'
import {
  decksQuery,
  deckVersionsQuery,
  presencesQuery,
  slideByHashQuery,
  slideUpToQuery,
  slideVersionsQuery,
} from '@/features/carousel-editor/data/decks-queries.ts'
import {
  olderRepliesQuery,
  olderThreadsQuery,
  openThreadsQuery,
  repliesQuery,
  threadQuery,
  threadsQuery,
} from '@/comments/data/comments.ts'
import { feedQuery } from '@/features/sandbox-feed/data/sandbox.ts'
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import { POST_MEDIA_TYPES } from '@postwright/core/media/media-type'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { measuredQuery } from '@/posts/data/read-measured.ts'
import { jobForQuery } from '@/jobs/data/use-jobs.ts'
import { postVariantsQuery } from '@/features/content-studio/data/post-publications.ts'
import { deliveryRecordQuery } from '@/features/content-studio/data/delivery-record.ts'
import { reviewActsQuery } from '@/features/workspace/data/review-link-data.ts'
import { requestsQuery } from '@/posts/data/approval-requests.ts'
import { queuesQuery } from '@/posts/data/use-queues.ts'
import { waitingPostsQuery } from '@/posts/data/use-waiting-posts.ts'
import { type AuditFilter, WHOLE_LOG } from '@postwright/core/model/audit-entry'
import { HERE } from '../support/factories/world.ts'
import { neededIndex, type NeededIndex } from './support/needed-index.ts'

/** All combinations of filters that the screen offers. */
const AUDIT_FILTERS: Partial<AuditFilter>[] = [
  { person: 'ada' },
  { action: 'role_set' },
  { workspaceId: 'w1' },
  { person: 'ada', action: 'role_set' },
  { person: 'ada', workspaceId: 'w1' },
  { action: 'role_set', workspaceId: 'w1' },
  { person: 'ada', action: 'role_set', workspaceId: 'w1' },
]

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-indexes', 'viewer') }
})

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION').or(z.literal('COLLECTION_GROUP')),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
          arrayConfig: z.literal('CONTAINS').optional(),
        }),
      ),
    }),
  ),
})
const file = readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')
const { indexes } = indexesSchema.parse(JSON.parse(file))

const variants = refs.variants(HERE)
const SLIDE_THEN = { slideId: 'slide1', slideRev: 3, place: 0, contentHash: 'a'.repeat(64) }
const ORDERS = ['asc', 'desc'] as const
const PLACES = [
  { connectionId: null, platform: null },
  { connectionId: 'channel1', platform: null },
  { connectionId: null, platform: 'sandbox' },
] as const
const LISTS = [{}, { connectionIds: ['channel1'] }, { label: 'launch' }]
const PLANNED_FILTERS = LISTS.flatMap((list) =>
  (['scheduled', null] as const).flatMap((lifecycle) =>
    ['viewer', null].map((createdBy) => ({ connectionIds: null, label: null, lifecycle, createdBy, ...list })),
  ),
)
const COMMENT_SCOPES = [
  { kind: 'post' as const, postId: 'post1' },
  { kind: 'deck' as const, deckId: 'deck1', slideId: null },
  { kind: 'queue' as const, queueId: 'queue1' },
  { kind: 'series' as const, seriesId: 'series1' },
  { kind: 'event' as const, eventId: 'event1' },
].flatMap((subject) => [true, false].map((seesInternal) => ({ workspaceId: HERE, subject, seesInternal })))
const queries: [string, Query<unknown>][] = [
  ...ORDERS.flatMap((order): [string, Query<unknown>][] => [
    ...POST_TABS.flatMap((tab) =>
      TAB_SORTS[tab].map((sort): [string, Query<unknown>] => {
        const list = { lifecycles: TAB_LIFECYCLES[tab], sort, order }
        return [`posts, ${tab} by ${sort} ${order}`, postsQuery(HERE, list)]
      }),
    ),
    ...PLACES.map((on): [string, Query<unknown>] => {
      const filter = { tab: 'history', state: null } as const
      return [`schedule of ${JSON.stringify(on)} ${order}`, schedulerQuery(variants, { filter, on, order })]
    }),
  ]),
  ...PLANNED_FILTERS.map((filter): [string, Query<unknown>] => [
    `the calendar by ${JSON.stringify(filter)}`,
    plannedQuery(refs.posts(HERE), { from: 0, to: 1 }, filter),
  ]),
  ['the reading of a website for a kit', jobForQuery('ada', 'brand_autofill', ['kitId', 'kit1'])],
  ['drafts without a time', unplannedQuery(refs.posts(HERE))],
  ['the library of a composer', imageLibraryQuery(HERE, POST_MEDIA_TYPES)],
  ['the posts of a campaign', campaignPostsQuery(HERE, 'campaign1')],
  ['campaigns', campaignsQuery(HERE)],
  ['followed sources', radarSourcesQuery(HERE)],
  ['the audit log', auditQuery(WHOLE_LOG)],
  ...AUDIT_FILTERS.map((filter): [string, Query<unknown>] => [
    `the audit log by ${Object.keys(filter).join(', ')}`,
    auditQuery({ ...WHOLE_LOG, from: 1, until: 2, ...filter }),
  ]),
  ['channels', connectionsQuery(HERE)],
  ['what is pending on a channel', pendingOnQuery(variants, 'channel1')],
  ['usable channels', usableConnectionQuery(refs.connections(HERE))],
  ['pictures', mediaQuery(HERE, ['picture1'])],
  ['written posts', writtenPostQuery(refs.posts(HERE))],
  ['what is upcoming', upcomingQuery(variants)],
  ['what needs attention', attentionQuery(variants)],
  ['what went out', wentOutQuery(variants)],
  ['the week', dueWithinQuery(variants, { from: 0, to: 1 }, null)],
  ['the week by outcome', dueWithinQuery(variants, { from: 0, to: 1 }, ['failed'])],
  ['notifications', notificationsQuery(refs.notifications('viewer'))],
  ['unread notifications', unreadQuery(refs.notifications('viewer'))],
  ['what is addressed to a person', addressedQuery(refs.notifications('viewer'), HERE)],
  ['a post’s publications', postVariantsQuery(HERE, 'post1')],
  ['the steps of a publication', deliveryRecordQuery(HERE, 'post1_channel1')],
  ['what was measured', measuredQuery(HERE, null)],
  ['what was measured of a channel', measuredQuery(HERE, 'channel1')],
  ['lanes of ideas', lanesQuery(HERE)],
  ['the ideas of a lane', laneIdeasQuery(HERE, 'lane1')],
  ['ideas without a lane', strayIdeasQuery(HERE, ['lane1', 'lane2'])],
  ['the latest ideas', latestIdeasQuery(HERE)],
  ['kept feeds', importFeedsQuery(HERE)],
  ['queues', queuesQuery(HERE)],
  ['what guests of a review link did', reviewActsQuery(HERE, 'link1')],
  ...(['waiting', 'sent', 'decided'] as const).map((list): [string, Query<unknown>] => [
    `requests for approval, ${list}`,
    requestsQuery(HERE, list, 'viewer'),
  ]),
  ['the posts of a queue', waitingPostsQuery(HERE, 'queue1')],
  ['the posts of queues in a week', queuedUntilQuery(refs.posts(HERE), ['queue1', 'queue2'], 1)],
  ...[null, 'Autumn'].flatMap((folder) =>
    [null, 'tips'].map((label): [string, Query<unknown>] => [
      `decks of the folder ${folder} with the label ${label}`,
      decksQuery(HERE, { folder, label }),
    ]),
  ),
  ['the slides of a deck', slidesQuery(HERE, 'deck1')],
  ['the versions of its slides', slideVersionsQuery(HERE, 'deck1')],
  ['the versions of a deck', deckVersionsQuery(HERE, 'deck1')],
  ['a slide as a version of its deck had it', slideByHashQuery(HERE, SLIDE_THEN)],
  ['a slide before that', slideUpToQuery(HERE, SLIDE_THEN)],
  ['who has it open', presencesQuery(HERE, 'deck1')],
  ...COMMENT_SCOPES.flatMap((scope): [string, Query<unknown>][] => [
    [`open threads of ${JSON.stringify(scope)}`, threadsQuery(scope, false)],
    [`older ones of ${JSON.stringify(scope)}`, olderThreadsQuery(scope, false, 1)],
    [`resolved threads of ${JSON.stringify(scope)}`, threadsQuery(scope, true)],
    [`older resolved ones of ${JSON.stringify(scope)}`, olderThreadsQuery(scope, true, 1)],
    [`the latest replies of ${JSON.stringify(scope)}`, repliesQuery(scope)],
    [`the replies of a thread of ${JSON.stringify(scope)}`, threadQuery(scope, 'thread1')],
    [`older replies of a thread of ${JSON.stringify(scope)}`, olderRepliesQuery(scope, 'thread1', 1)],
  ]),
  ...(['post', 'event'] as const).flatMap((kind): [string, Query<unknown>][] =>
    [true, false].map((seesInternal) => [
      `what has open threads, ${kind}s, ${seesInternal ? 'for the team' : 'for clients'}`,
      openThreadsQuery({ workspaceId: HERE, seesInternal }, kind),
    ]),
  ),
  ['the sandbox feed', feedQuery(collectionRef(sandboxPosts, HERE), 'channel1')],
]

it.each(queries)('%s has the index it needs in production', (_, query) => {
  const needed = neededIndex(query)
  expect(needed === null || indexes.some((index) => serves(index, needed)), JSON.stringify(needed)).toBe(true)
})

it('has each index once', () => {
  expect(new Set(indexes.map((index) => JSON.stringify(index))).size).toBe(indexes.length)
})

function serves(index: (typeof indexes)[number], { collectionGroup, contained, equal, ordered }: NeededIndex): boolean {
  const lists = index.fields.filter(({ arrayConfig }) => arrayConfig).map(({ fieldPath }) => fieldPath)
  const others = index.fields.filter(({ arrayConfig }) => !arrayConfig)
  const names = others.slice(0, equal.length).map(({ fieldPath }) => fieldPath)
  const rest = others.slice(equal.length).map(({ fieldPath, order }) => ({ field: fieldPath, order }))
  return (
    index.collectionGroup === collectionGroup &&
    JSON.stringify(lists) === JSON.stringify(contained) &&
    JSON.stringify(names.toSorted()) === JSON.stringify(equal) &&
    JSON.stringify(rest) === JSON.stringify(ordered)
  )
}
