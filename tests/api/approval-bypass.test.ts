import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { saveChannelSettings } from '@postwright/core/api/connections'
import { setCaptions } from '@postwright/core/api/media'
import { schedulePost } from '@postwright/core/api/posts'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { addToQueue, saveEvergreen, saveQueue } from '@postwright/core/api/queues'
import { changeSeries, createSeries, skipSeriesDay } from '@postwright/core/api/series'
import type { Series, SeriesTimes } from '@postwright/core/model/series'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { planNextCopy } from '../../functions/src/domain/queues/publish-again.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { approversOf, inMode, storedApprover } from '../support/approvals.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeMedia } from '../support/factories/media.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'

const DAY = 86_400_000
const BEGAN = Date.now()
const dayIn = (days: number) => new Date(BEGAN + days * DAY).toISOString().slice(0, 10)

let owner: TestCaller
let editor: TestCaller
let channelId: string
let deps: Deps

beforeAll(async () => {
  deps = await createLocalDeps()
  owner = await createCaller()
  editor = await createCaller()
  await addMember(owner.workspaceId, editor.uid, 'editor')
  dataOf(
    await owner.call(setWorkspacePublishing, { workspaceId: owner.workspaceId, approvalRules: inMode('internal') }),
  )
  channelId = (await addChannel(owner)).id
})

const inWorkspace = () => ({ workspaceId: owner.workspaceId })
const approvedBy = async (postId: string, connectionId = channelId): Promise<unknown> =>
  storedApprover(await fieldsOf(paths.variant(owner.workspaceId, variantId(postId, connectionId))))

function daily(time = '09:30'): SeriesTimes {
  const end = { kind: 'after', count: 5 } as const
  return { rule: { rhythm: { kind: 'daily', interval: 1 }, startsOn: dayIn(2), end }, time, tzid: 'UTC' }
}

/** Adds a draft that the caller edited last. */
const written = (by: TestCaller, text: string, connectionIds = [channelId]) =>
  addDraft({ ...by, workspaceId: owner.workspaceId }, { text, connectionIds, editedBy: by.uid })

async function seriesOf(by: TestCaller, text: string, connectionIds = [channelId]): Promise<Series> {
  const postId = await written(by, text, connectionIds)
  return dataOf(await by.call(createSeries, { ...inWorkspace(), postId, rev: 1, times: daily() })).series
}

const change = (by: TestCaller, { id: seriesId, rev }: Series, rest: object) =>
  by.call(changeSeries, { ...inWorkspace(), seriesId, rev, from: null, ...rest })

test('what an editor writes into the series of an owner waits for approval, on every day that is made', async () => {
  const series = await seriesOf(owner, 'By the owner')
  expect(await approvedBy(`${series.id}_${dayIn(3)}`)).toBe(owner.uid)
  const postId = await written(editor, 'By the editor')
  dataOf(await change(editor, series, { content: { postId, rev: 1 } }))
  for (const days of [3, 4]) {
    expect(await approvedBy(`${series.id}_${dayIn(days)}`)).toBeNull()
    expect(await fieldsOf(paths.post(owner.workspaceId, `${series.id}_${dayIn(days)}`))).toMatchObject({
      text: 'By the editor',
      editedBy: editor.uid,
    })
  }
})

test('whoever splits a series or moves its times approves nothing of it, and takes no approval away', async () => {
  const byEditor = await seriesOf(editor, 'By the editor alone')
  const { series: split } = dataOf(await change(owner, byEditor, { from: dayIn(4), times: daily('11:00') }))
  expect(split.createdBy).toBe(owner.uid)
  expect(await approvedBy(`${byEditor.id}_${dayIn(4)}`)).toBeNull()
  const byOwner = await seriesOf(owner, 'By the owner alone')
  dataOf(await change(editor, byOwner, { times: daily('11:00') }))
  expect(await approvedBy(`${byOwner.id}_${dayIn(4)}`)).toBe(owner.uid)
})

test('a day that is taken in again has the approval of the person who wrote the series, not of the person who takes it in', async () => {
  const series = await seriesOf(editor, 'Left out for a while')
  const skip = (by: TestCaller, isSkipped: boolean) =>
    by.call(skipSeriesDay, { ...inWorkspace(), seriesId: series.id, day: dayIn(3), isSkipped })
  dataOf(await skip(editor, true))
  dataOf(await skip(owner, false))
  expect(await approvedBy(`${series.id}_${dayIn(3)}`)).toBeNull()
})

test('a person of another workspace changes no series and no variations', async () => {
  const series = await seriesOf(owner, 'Out of reach')
  const stranger = await createCaller()
  const postId = await written(editor, 'From outside')
  errorOf(await change(stranger, series, { content: { postId, rev: 1 } }), 'not_found')
  const input = { ...inWorkspace(), evergreenId: postId, rev: 1, variations: ['Mine'], isStopped: false }
  errorOf(await stranger.call(saveEvergreen, input), 'not_found')
})

/** Plans the next copy of an evergreen post as the upkeep does. Returns its post id. */
async function nextTurn(postId: string, queueId: string): Promise<string> {
  const { workspaceId } = owner
  await setFields(paths.post(workspaceId, postId), { lifecycle: 'published', publishedAt: new Date() })
  const evergreen = await deps.transact((tx) => deps.evergreens.getIn(tx, workspaceId, postId))
  const queue = await deps.queues.get(workspaceId, queueId)
  if (!evergreen || !queue) throw new Error('There is no evergreen post.')
  await planNextCopy(deps, { workspaceId, evergreen, queue })
  const next = await fieldsOf(`${paths.evergreens(workspaceId)}/${postId}`)
  expect(next).toMatchObject({ turn: 1, problem: null })
  return String(next?.['postId'])
}

test('a variation by an editor waits for approval when its turn comes, one by an owner does not', async () => {
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
  const evergreen = { order: 'oldest', gapDays: 1, repeatsMax: 3, expiryDays: 0 } as const
  const draft = { name: 'Tips', connectionIds: [channelId], tzid: 'UTC', slots, evergreen }
  dataOf(await owner.call(saveQueue, { ...inWorkspace(), queueId: 'tips', rev: 0, draft }))
  const turnAfter = async (author: TestCaller, variationsBy: TestCaller | null) => {
    const postId = await written(author, 'Its own text')
    dataOf(await author.call(addToQueue, { ...inWorkspace(), queueId: 'tips', postId, place: { kind: 'next' } }))
    if (variationsBy) {
      const input = { ...inWorkspace(), evergreenId: postId, rev: 1, variations: ['Said otherwise'], isStopped: false }
      dataOf(await variationsBy.call(saveEvergreen, input))
    }
    return approvedBy(await nextTurn(postId, 'tips'))
  }
  expect(await turnAfter(owner, editor)).toBeNull()
  expect(await turnAfter(owner, owner)).toBe(owner.uid)
  expect(await turnAfter(owner, null)).toBe(owner.uid)
  expect(await turnAfter(editor, owner)).toBeNull()
})

async function addBlueskyChannel(): Promise<string> {
  const id = `bluesky${Math.random().toString(36).slice(2, 10)}`
  const { id: _id, ...fields } = makeConnection({ platform: 'bluesky', externalId: `did:plc:${id}`, handle: id })
  const times = { createdAt: new Date(), updatedAt: new Date(), lastCheckedAt: new Date() }
  await setFields(paths.connection(owner.workspaceId, id), { ...fields, ...times })
  return id
}

async function addVideo(sign: string): Promise<string> {
  const id = sign.repeat(64)
  const { workspaceId } = owner
  const { id: _id, ...media } = makeMedia({ workspaceId, mime: 'video/mp4', durationMs: 3_000 })
  await setFields(paths.mediaItem(workspaceId, id), { ...media, createdAt: new Date(), updatedAt: new Date() })
  return id
}

const FILE = (words: string) => `1\n00:00:01,000 --> 00:00:02,500\n${words}`

test('captions are part of what was approved: others void the approval of the next plan, and none reach the approved one', async () => {
  const { workspaceId } = owner
  const [connectionId, mediaId] = [await addBlueskyChannel(), await addVideo('c')]
  const caption = (by: TestCaller, words: string) =>
    by.call(setCaptions, { workspaceId, mediaId, language: 'en', file: FILE(words) })
  dataOf(await caption(owner, 'As approved'))
  const draft = { text: 'A video', connectionIds: [connectionId], media: [{ mediaId, alt: 'A lamp' }] }
  const postId = await addDraft({ ...editor, workspaceId }, { ...draft, editedBy: editor.uid })
  const plan = (by: TestCaller, rev: number) => by.call(schedulePost, { workspaceId, postId, rev, when: tomorrow() })
  const first = dataOf(await plan(owner, 1))
  dataOf(await caption(editor, 'By the editor'))
  const stored = await fieldsOf(paths.variant(workspaceId, variantId(postId, connectionId)))
  expect(storedApprover(stored)).toBe(owner.uid)
  expect(JSON.stringify(stored?.['content'])).toContain('As approved')
  const second = dataOf(await plan(editor, first.post.rev))
  expect(second.variants[0]).toMatchObject({ approvals: [] })
  expect(second.variants[0]?.contentHash).not.toBe(first.variants[0]?.contentHash)
  expect(JSON.stringify(second.variants[0]?.content)).toContain('By the editor')
})

test('captions and settings that an editor changes after the series was written are not approved with it', async () => {
  const { workspaceId } = owner
  const [connectionId, mediaId] = [await addBlueskyChannel(), await addVideo('d')]
  dataOf(await owner.call(setCaptions, { workspaceId, mediaId, language: 'en', file: FILE('As approved') }))
  const draft = { text: 'A video every day', connectionIds: [connectionId], media: [{ mediaId, alt: '' }] }
  const postId = await addDraft(owner, { ...draft, editedBy: owner.uid })
  const { series } = dataOf(await owner.call(createSeries, { workspaceId, postId, rev: 1, times: daily() }))
  const third = `${series.id}_${dayIn(3)}`
  expect(await approvedBy(third, connectionId)).toBe(owner.uid)
  const skip = async (isSkipped: boolean) =>
    dataOf(await editor.call(skipSeriesDay, { workspaceId, seriesId: series.id, day: dayIn(3), isSkipped }))
  const makeAgain = async () => {
    await skip(true)
    await skip(false)
    return approvedBy(third, connectionId)
  }
  expect(await makeAgain()).toBe(owner.uid)
  dataOf(await editor.call(setCaptions, { workspaceId, mediaId, language: 'en', file: FILE('By the editor') }))
  expect(await makeAgain()).toBeNull()
  dataOf(await owner.call(setCaptions, { workspaceId, mediaId, language: 'en', file: FILE('Put right') }))
  expect(await makeAgain()).toBe(owner.uid)
  dataOf(await editor.call(saveChannelSettings, { workspaceId, connectionId, settings: { quotes: false } }))
  expect(await makeAgain()).toBeNull()
})

test('a channel that an owner adds to many posts approves no text that an editor has written since', async () => {
  const { workspaceId } = owner
  const other = (await addChannel(owner)).id
  const postId = await written(owner, 'Read by the owner')
  const planned = dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() })).post
  const rev = planned.rev + 1
  await setFields(paths.post(workspaceId, postId), { text: 'Not read by the owner', editedBy: editor.uid, rev })
  const added = { kind: 'channels' as const, items: [{ postId, rev }], add: [other], remove: [] }
  const { results } = dataOf(await owner.call(bulkPosts, { workspaceId, change: added }))
  expect(results).toEqual([expect.objectContaining({ postId, ok: true })])
  expect([await approvedBy(postId), await approvedBy(postId, other)]).toEqual([null, null])
})

test('a thread that lost a part, and a comment that became a part, are to be approved again', async () => {
  const { workspaceId } = owner
  const connectionId = await addBlueskyChannel()
  const postId = await addDraft(owner, { text: 'One', thread: ['Two', 'Three'], connectionIds: [connectionId] })
  const first = dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  expect(first.variants.map(approversOf)).toEqual([[owner.uid], [owner.uid], [owner.uid]])
  const rev = first.post.rev + 1
  await setFields(paths.post(workspaceId, postId), { thread: ['Two'], editedBy: editor.uid, rev })
  const second = dataOf(await editor.call(schedulePost, { workspaceId, postId, rev, when: tomorrow() }))
  const live = second.variants.filter(({ state }) => state !== 'cancelled')
  expect(live.map(approversOf)).toEqual([[], []])
})

test('captions that a contributor changes make the next posts of a series wait, also where no approval is needed', async () => {
  const { workspaceId } = owner
  const contributor = await createCaller()
  await addMember(workspaceId, contributor.uid, 'contributor')
  const [connectionId, mediaId] = [await addBlueskyChannel(), await addVideo('e')]
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: inMode('none') }))
  dataOf(await owner.call(setCaptions, { workspaceId, mediaId, language: 'en', file: FILE('By the owner') }))
  const draft = { text: 'A video every day', connectionIds: [connectionId], media: [{ mediaId, alt: '' }] }
  const postId = await addDraft(owner, { ...draft, editedBy: owner.uid })
  const { series } = dataOf(await owner.call(createSeries, { workspaceId, postId, rev: 1, times: daily() }))
  const makeAgain = async () => {
    for (const isSkipped of [true, false]) {
      dataOf(await owner.call(skipSeriesDay, { workspaceId, seriesId: series.id, day: dayIn(3), isSkipped }))
    }
    return fieldsOf(paths.variant(workspaceId, variantId(`${series.id}_${dayIn(3)}`, connectionId)))
  }
  expect(await makeAgain()).toMatchObject({ isUnseen: false })
  const byContributor = { workspaceId, mediaId, language: 'en', file: FILE('By the contributor') }
  dataOf(await contributor.call(setCaptions, byContributor))
  expect(await makeAgain()).toMatchObject({ isUnseen: true, approvals: [] })
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: inMode('internal') }))
})
