import {
  changeRadarSource,
  checkRadarSource,
  followRadarSource,
  importRadarPosts,
  previewRadarSource,
  readRadar,
  unfollowRadarSource,
} from '@postwright/core/api/radar'
import { RADAR_ROWS_MAX } from '@postwright/core/model/radar'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { type RadarSite, rssOf, serveRadarSite } from '../support/radar-site.ts'

const DAY = 86_400_000

let site: RadarSite
let ada: TestCaller
let editor: TestCaller
let viewer: TestCaller
let stranger: TestCaller
beforeAll(async () => {
  site = await serveRadarSite()
  const people = await Promise.all([createCaller(), createCaller(), createCaller(), createCaller()])
  ;[ada, editor, viewer, stranger] = people
  await addMember(ada.workspaceId, editor.uid, 'editor')
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  const items = [1, 2, 3].map((at) => ({ id: `p${at}`, title: `Oak ${at}`, at: Date.now() - at * DAY }))
  site.set('/feed.xml', { headers: { 'content-type': 'text/xml' }, body: rssOf(items) })
  site.set('/page', { body: '<p>Nothing</p>' })
})
afterAll(() => site.close())

const here = () => ({ workspaceId: ada.workspaceId })
const follow = (caller: TestCaller, path = '/feed.xml') =>
  caller.call(followRadarSource, { ...here(), address: `${site.origin}${path}` })

describe('a source', () => {
  test('is recognised and shown before it is followed, and nothing of it is stored then', async () => {
    const address = `${site.origin}/feed.xml`
    const preview = dataOf(await editor.call(previewRadarSource, { ...here(), address }))
    expect(preview).toMatchObject({ name: 'Oak journal', kind: 'feed', platform: null, count: 3, isFollowed: false })
    expect(preview.posts.map(({ text }) => text)).toEqual(['Oak 1', 'Oak 2', 'Oak 3'])
    expect((await database().collection(paths.radarSources(ada.workspaceId)).get()).size).toBe(0)
  })

  test('is followed once however often that is asked for, renamed, paused, checked and removed with its posts', async () => {
    const [one, two] = await Promise.all([follow(editor), follow(ada)])
    const { source } = dataOf(one)
    expect(dataOf(two).source.id).toBe(source.id)
    const at = { ...here(), sourceId: source.id }
    expect(dataOf(await viewer.call(readRadar, here())).posts).toHaveLength(3)
    expect(dataOf(await ada.call(changeRadarSource, { ...at, name: ' Rival ' })).source.name).toBe('Rival')
    expect(dataOf(await ada.call(changeRadarSource, { ...at, isPaused: true })).source).toMatchObject({
      state: 'paused',
      nextAt: null,
    })
    expect(dataOf(await ada.call(checkRadarSource, at)).source.state).toBe('paused')
    expect(dataOf(await ada.call(changeRadarSource, { ...at, isPaused: false })).source.state).toBe('waiting')
    dataOf(await ada.call(unfollowRadarSource, at))
    errorOf(await ada.call(unfollowRadarSource, at), 'not_found')
    expect(dataOf(await viewer.call(readRadar, here())).posts).toEqual([])
    expect((await database().collection(paths.radarMonths(ada.workspaceId)).get()).size).toBe(0)
  })

  test('at an address without posts, or without a public one, is refused with its reason', async () => {
    errorOf(await follow(ada, '/page'), 'feed_invalid')
    errorOf(await follow(ada, '/missing'), 'address_unreachable')
    const address = 'file:///etc/passwd'
    errorOf(await ada.call(followRadarSource, { ...here(), address }), 'address_refused')
    errorOf(await ada.call(previewRadarSource, { ...here(), address: ' ' }), 'validation_failed')
  })

  test('is followed, changed and removed by nobody who does not edit the library, and read by members only', async () => {
    const { source } = dataOf(await follow(ada))
    const at = { ...here(), sourceId: source.id }
    const rows = [{ text: 'A', publishedAt: Date.now() }]
    for (const [caller, code] of [
      [viewer, 'forbidden'],
      [stranger, 'not_found'],
    ] as const) {
      errorOf(await caller.call(previewRadarSource, { ...here(), address: site.origin }), code)
      errorOf(await follow(caller), code)
      errorOf(await caller.call(changeRadarSource, { ...at, name: 'Mine' }), code)
      errorOf(await caller.call(checkRadarSource, at), code)
      errorOf(await caller.call(unfollowRadarSource, at), code)
      errorOf(await caller.call(importRadarPosts, { ...at, name: 'T', rows }), code)
    }
    errorOf(await stranger.call(readRadar, here()), 'not_found')
    const elsewhere = { workspaceId: stranger.workspaceId, sourceId: source.id }
    errorOf(await stranger.call(changeRadarSource, { ...elsewhere, name: 'Mine' }), 'not_found')
    errorOf(await stranger.call(unfollowRadarSource, elsewhere), 'not_found')
    errorOf(await ada.call(importRadarPosts, { ...at, name: 'T', rows }), 'not_found')
  })
})

describe('a table of posts', () => {
  test('keeps its rows once, and refuses too many and odd ones', async () => {
    const table = { ...here(), sourceId: 'rival-table', name: 'Rival on paper', platform: 'linkedin' as const }
    const rows = [
      { text: 'Oak week', publishedAt: Date.now() - DAY, likes: 4 },
      { text: 'Long ago', publishedAt: Date.now() - 200 * DAY },
      { text: 'Tomorrow’s', publishedAt: Date.now() + 9 * DAY },
    ]
    expect(dataOf(await editor.call(importRadarPosts, { ...table, rows }))).toMatchObject({ left: 2 })
    dataOf(await editor.call(importRadarPosts, { ...table, rows }))
    const { posts } = dataOf(await ada.call(readRadar, here()))
    expect(posts.filter(({ sourceId }) => sourceId === 'rival-table')).toMatchObject([{ text: 'Oak week', likes: 4 }])
    const many = Array.from({ length: RADAR_ROWS_MAX + 1 }, () => ({ text: 'A', publishedAt: 1 }))
    errorOf(await ada.call(importRadarPosts, { ...table, rows: many }), 'validation_failed')
    errorOf(await ada.call(importRadarPosts, { ...table, rows: [{ text: '', publishedAt: 1 }] }), 'validation_failed')
    errorOf(
      await ada.call(importRadarPosts, { ...table, rows: [{ text: 'A', publishedAt: 1, likes: -1 }] }),
      'validation_failed',
    )
  })

  test('stands beside what the workspace itself has published', async () => {
    const publishedAt = new Date(Date.now() - DAY)
    const postId = await addDraft(ada, { text: 'Our stool', lifecycle: 'published' })
    await database().doc(paths.post(ada.workspaceId, postId)).update({ publishedAt })
    await addDraft(ada, { text: 'Not out yet' })
    const { own } = dataOf(await ada.call(readRadar, here()))
    expect(own.posts).toEqual([{ text: 'Our stool', publishedAt: publishedAt.getTime() }])
    expect(own.days).toHaveLength(90)
  })
})
