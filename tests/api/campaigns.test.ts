import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { measureCampaigns, setCampaignUtm } from '@postwright/core/api/campaigns'
import { schedulePost } from '@postwright/core/api/posts'
import { moveToTrash, restoreFromTrash } from '@postwright/core/api/trash'
import { metrics } from '@postwright/core/collections/metrics'
import { variants } from '@postwright/core/collections/variants'
import type { Campaign } from '@postwright/core/model/campaign'
import type { Connection } from '@postwright/core/model/connection'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { converterFor } from '../../functions/src/store/converter.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addCampaign, addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { addMember } from '../support/members.ts'
import { readStoredSums } from '../support/recount-metrics.ts'
import { sampleEntity } from '../support/sample-entity.ts'

let ada: TestCaller
let editor: TestCaller
let viewer: TestCaller
let stranger: TestCaller
let channel: Connection

beforeAll(async () => {
  const people = await Promise.all([createCaller(), createCaller(), createCaller(), createCaller()])
  ;[ada, editor, viewer, stranger] = people
  await addMember(ada.workspaceId, editor.uid, 'editor')
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  channel = await addChannel(ada)
})

const spelling = () => `sale-${randomBytes(4).toString('hex')}`
const storedUtm = async (campaignId: string) =>
  (await fieldsOf(paths.campaign(ada.workspaceId, campaignId)))?.['utmCampaign']

const ask = (caller: TestCaller, campaignId: string, utm: string) =>
  caller.call(setCampaignUtm, { workspaceId: ada.workspaceId, campaignId, utm })

describe('the spelling of a campaign', () => {
  test('is stored in its one form, grows the revision, and repeating it changes nothing', async () => {
    const campaignId = await addCampaign(ada)
    const utm = spelling()
    const { campaign } = dataOf(await ask(editor, campaignId, ` ${utm.toUpperCase()}! `))
    expect(campaign).toMatchObject({ utmCampaign: utm, rev: 2 })
    expect(dataOf(await ask(ada, campaignId, utm)).campaign.rev).toBe(2)
    expect(dataOf(await ask(ada, campaignId, '')).campaign.utmCampaign).toBe('')
  })

  test('that another campaign has is refused in whatever way it is written, with the name of the other', async () => {
    const utm = spelling()
    const first = await addCampaign(ada, { name: 'Oak week' })
    const second = await addCampaign(ada, { name: 'Elm week' })
    dataOf(await ask(ada, first, utm))
    const refused = errorOf(await ask(ada, second, utm.toUpperCase()), 'utm_taken')
    expect(refused.detail).toContain('“Oak week”')
    expect(await storedUtm(second)).toBe('')
  })

  test('goes to one of two campaigns that ask for it at the same time', async () => {
    const utm = spelling()
    const ids = await Promise.all([addCampaign(ada), addCampaign(ada), addCampaign(ada)])
    const replies = await Promise.all(ids.map((id) => ask(ada, id, utm)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await Promise.all(ids.map(storedUtm))).filter((stored) => stored === utm)).toHaveLength(1)
  })

  test('of another workspace is free here', async () => {
    const utm = spelling()
    const there = await addCampaign(stranger)
    dataOf(await stranger.call(setCampaignUtm, { workspaceId: stranger.workspaceId, campaignId: there, utm }))
    expect(dataOf(await ask(ada, await addCampaign(ada), utm)).campaign.utmCampaign).toBe(utm)
  })

  test('is set by nobody who does not edit the library', async () => {
    const campaignId = await addCampaign(ada)
    errorOf(await ask(viewer, campaignId, spelling()), 'forbidden')
    errorOf(await ask(stranger, campaignId, spelling()), 'not_found')
    errorOf(await ask(ada, 'gone', spelling()), 'not_found')
    const there = await addCampaign(stranger)
    errorOf(await ask(ada, there, spelling()), 'not_found')
  })

  test('comes back from the trash with its campaign, unless another has taken it meanwhile', async () => {
    const [kept, taken] = [spelling(), spelling()]
    const [one, two] = [await addCampaign(ada), await addCampaign(ada)]
    dataOf(await ask(ada, one, kept))
    dataOf(await ask(ada, two, taken))
    const { workspaceId } = ada
    const items = []
    for (const documentId of [one, two]) {
      items.push(dataOf(await ada.call(moveToTrash, { workspaceId, kind: 'campaigns', documentId })).itemId)
    }
    dataOf(await ask(ada, await addCampaign(ada), taken))
    for (const itemId of items) dataOf(await ada.call(restoreFromTrash, { workspaceId, itemId }))
    expect([await storedUtm(one), await storedUtm(two)]).toEqual([kept, ''])
  })
})

describe('the links of a post of a campaign', () => {
  test('are frozen with its UTM in the post, its thread and comment, and as they were written without a campaign', async () => {
    const { workspaceId } = ada
    const campaignId = await addCampaign(ada, {
      utmMedium: 'paid',
      utmSources: [{ connectionId: channel.id, source: 'workshop' }],
    })
    const utm = spelling()
    dataOf(await ask(ada, campaignId, utm))
    const text = 'Look: https://example.com/stools#oak'
    const tagged = `Look: https://example.com/stools?utm_source=workshop&utm_medium=paid&utm_campaign=${utm}#oak`
    const frozen = async (fields: Partial<{ campaignId: string }>) => {
      const postId = await addDraft(ada, { text, connectionIds: [channel.id], ...fields })
      const { variants } = dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
      return variants.map(({ content }) => content.text)
    }
    expect(await frozen({ campaignId })).toEqual([tagged])
    expect(await frozen({})).toEqual([text])
    expect(await frozen({ campaignId: 'gone' })).toEqual([text])
  })
})

const HOUR = 60 * 60 * 1000

async function publishedPost(campaignId: string, publishedAt: number): Promise<string> {
  const postId = await addDraft(ada, { campaignId, connectionIds: [channel.id], lifecycle: 'published' })
  await setFields(paths.post(ada.workspaceId, postId), { publishedAt: new Date(publishedAt) })
  return postId
}

async function addMetrics(postId: string, publishedAt: number, fields: Partial<PublicationMetrics>): Promise<void> {
  const id = `${variantId(postId, channel.id)}_${fields.age}`
  const whole = {
    id,
    variantId: variantId(postId, channel.id),
    postId,
    connectionId: channel.id,
    publishedAt,
    ...fields,
  }
  // Without `counted`, the sums don't include these metrics yet.
  const { counted: _mark, ...entity } = metrics.schema.parse(sampleEntity(metrics, whole))
  await database()
    .doc(`${paths.metrics(ada.workspaceId)}/${id}`)
    .withConverter(converterFor(metrics))
    .set(entity)
}

async function addPublication(campaignId: string, publishedAt: number): Promise<string> {
  const postId = await publishedPost(campaignId, publishedAt)
  const { workspaceId } = ada
  const facts = { workspaceId, postId, connectionId: channel.id, state: 'published', publishedAt, dueAt: null } as const
  const id = variantId(postId, channel.id)
  await database().doc(paths.variant(workspaceId, id)).withConverter(converterFor(variants)).set(makeVariant(facts))
  return postId
}

describe('posts are given to a campaign', () => {
  test('several at once, and each goes back to the one that it had', async () => {
    const { workspaceId } = ada
    const [before, after] = [await addCampaign(ada), await addCampaign(ada)]
    const ids = [await addDraft(ada, { campaignId: before }), await addDraft(ada)]
    const give = async (items: { postId: string; rev: number; campaignId: string }[]) =>
      dataOf(await ada.call(bulkPosts, { workspaceId, change: { kind: 'campaign', items } })).results
    const campaignOf = async (postId: string) => (await fieldsOf(paths.post(workspaceId, postId)))?.['campaignId']
    const given = await give(ids.map((postId) => ({ postId, rev: 1, campaignId: after })))
    expect(given.map(({ ok }) => ok)).toEqual([true, true])
    expect(await Promise.all(ids.map(campaignOf))).toEqual([after, after])
    const [first = '', second = ''] = ids
    await give([
      { postId: first, rev: 2, campaignId: before },
      { postId: second, rev: 2, campaignId: '' },
    ])
    expect(await Promise.all(ids.map(campaignOf))).toEqual([before, ''])
  })

  test('also once they are out, and what they have brought goes along', async () => {
    const { workspaceId } = ada
    const [before, after] = [await addCampaign(ada), await addCampaign(ada)]
    const publishedAt = Date.now() - 30 * HOUR
    const postId = await addPublication(before, publishedAt)
    await addMetrics(postId, publishedAt, { age: '24h', state: 'measured', values: { likes: 9 } })
    const likesOf = async (campaignId: string) =>
      Object.entries(await readStoredSums(database(), workspaceId)).find(([place]) => place.endsWith(campaignId))?.[1]
        .likes
    const move = async (campaignId: string) => {
      const rev = Number((await fieldsOf(paths.post(workspaceId, postId)))?.['rev'])
      const items = [{ postId, rev, campaignId }]
      return dataOf(await ada.call(bulkPosts, { workspaceId, change: { kind: 'campaign', items } })).results
    }
    expect(await move(after)).toMatchObject([{ ok: true }])
    await expect.poll(() => likesOf(after)).toBe('9/1')
    expect(await move(before)).toMatchObject([{ ok: true }])
    await expect.poll(() => likesOf(before)).toBe('9/1')
    expect(await likesOf(after)).toBeUndefined()
  })

  test('but not to one of another workspace, or one that is gone', async () => {
    const { workspaceId } = ada
    const items = [
      { postId: await addDraft(ada), rev: 1, campaignId: await addCampaign(stranger) },
      { postId: await addDraft(ada), rev: 1, campaignId: 'gone' },
    ]
    const { results } = dataOf(await ada.call(bulkPosts, { workspaceId, change: { kind: 'campaign', items } }))
    expect(results).toEqual(
      items.map(({ postId }) => expect.objectContaining({ postId, ok: false, code: 'not_found' })),
    )
  })
})

describe('the course of a campaign', () => {
  const measured = async (campaignId: string, isOverview = false) =>
    dataOf(await viewer.call(measureCampaigns, { workspaceId: ada.workspaceId, campaignIds: [campaignId], isOverview }))
      .campaigns[0]

  test('counts its posts and reads the newest metrics of each publication', async () => {
    const goal: Partial<Campaign> = { goalMetric: 'likes', goalTarget: 100 }
    const campaignId = await addCampaign(ada, goal)
    await addDraft(ada, { campaignId })
    await addDraft(ada, { campaignId, lifecycle: 'scheduled' })
    const at = Date.now() - 30 * HOUR
    const postId = await publishedPost(campaignId, at)
    const fresh = await publishedPost(campaignId, Date.now() - HOUR / 2)
    await addMetrics(postId, at, { age: '1h', state: 'measured', values: { likes: 3 } })
    await addMetrics(postId, at, { age: '24h', state: 'measured', values: { likes: 9, clicks: 2 } })
    expect(await measured(campaignId)).toMatchObject({
      posts: { open: 1, scheduled: 1, published: 2 },
      published: [{ postId: fresh }, { postId, publishedAt: at }],
      publications: [
        { postId: fresh, values: null },
        { postId, values: { likes: 9, clicks: 2 } },
      ],
      isPartial: false,
    })
  })

  test('falls back on the measurement before where the newest is not there or told nothing', async () => {
    const campaignId = await addCampaign(ada, { goalMetric: 'likes' })
    const at = Date.now() - 30 * HOUR
    const postId = await publishedPost(campaignId, at)
    await addMetrics(postId, at, { age: '1h', state: 'measured', values: { likes: 3 } })
    await addMetrics(postId, at, { age: '24h', state: 'unavailable', values: {} })
    expect((await measured(campaignId))?.publications).toEqual([{ postId, publishedAt: at, values: { likes: 3 } }])
  })

  test('reads no metrics for an overview of a goal in posts', async () => {
    const campaignId = await addCampaign(ada)
    await publishedPost(campaignId, Date.now() - 30 * HOUR)
    expect(await measured(campaignId, true)).toMatchObject({ posts: { published: 1 }, published: [], publications: [] })
  })

  test('is told to members only, and of campaigns of their workspace only', async () => {
    const campaignIds = [await addCampaign(ada)]
    const call = { workspaceId: ada.workspaceId, campaignIds, isOverview: true }
    errorOf(await stranger.call(measureCampaigns, call), 'not_found')
    const own = { ...call, workspaceId: stranger.workspaceId }
    expect(dataOf(await stranger.call(measureCampaigns, own)).campaigns).toEqual([])
  })
})
