import { simulate } from '@postwright/core/api/simulation'
import { schedulePost } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
beforeAll(async () => {
  ada = await createCaller({ timeZone: 'Europe/Berlin' })
})

const DAY = 86_400_000
/** One day for the whole file, so that a midnight in its middle changes nothing. */
const BEGAN = Date.now()
const dayIn = (days: number) => new Date(BEGAN + days * DAY).toISOString().slice(0, 10)

async function plan(connectionId: string, local: string): Promise<string> {
  const { workspaceId } = ada
  const postId = await addDraft(ada, { text: `Planned for ${local}`, connectionIds: [connectionId] })
  const when = { kind: 'at', local, tzid: 'Europe/Berlin' } as const
  dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when }))
  return postId
}

test('a plan is played forward: its days, and what will not go as planned', async () => {
  const { workspaceId } = ada
  const [healthy, lost] = [await addChannel(ada), await addChannel(ada)]
  await plan(healthy.id, `${dayIn(3)}T12:00`)
  const second = await plan(healthy.id, `${dayIn(3)}T12:05`)
  const third = await plan(lost.id, `${dayIn(5)}T12:00`)
  await plan(healthy.id, `${dayIn(120)}T12:00`)
  await setFields(paths.connection(workspaceId, lost.id), { status: 'needs_reconnect' })
  const { days, findings, isPartial, tzid } = dataOf(await ada.call(simulate, { workspaceId }))
  expect({ isPartial, tzid, days: days.length }).toEqual({ isPartial: false, tzid: 'Europe/Berlin', days: 91 })
  expect(days.filter(({ posts }) => posts > 0)).toEqual([
    { day: dayIn(3), posts: 2 },
    { day: dayIn(5), posts: 1 },
  ])
  expect(findings).toMatchObject([
    { code: 'times_collide', postId: second, mend: { kind: 'move', local: `${dayIn(3)}T12:15` } },
    { code: 'access_lost', postId: third, mend: { kind: 'reconnect', connectionId: lost.id } },
  ])
})

test('every member may look at it, and people of other workspaces may not', async () => {
  const [viewer, stranger] = [await createCaller(), await createCaller()]
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  dataOf(await viewer.call(simulate, { workspaceId: ada.workspaceId }))
  errorOf(await stranger.call(simulate, { workspaceId: ada.workspaceId }), 'not_found')
  expect(dataOf(await stranger.call(simulate, { workspaceId: stranger.workspaceId })).findings).toEqual([])
})
