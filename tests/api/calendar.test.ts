import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '@postwright/core/api/calendar'
import { schedulePost } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { addMember } from '../support/members.ts'

let owner: TestCaller
let viewer: TestCaller

beforeAll(async () => {
  owner = await createCaller({ timeZone: 'Europe/Berlin' })
  viewer = await createCaller()
  await addMember(owner.workspaceId, viewer.uid, 'viewer')
})

const make = async (by = owner) => dataOf(await by.call(makeCalendarFeed, { workspaceId: owner.workspaceId })).address
/** Reads a feed at the API under test, whatever host its address names. */
const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${EMULATORS.api}/calendars/${address.split('/calendars/')[1]}`, { headers })

test('a feed has each planned post once, at its instant in UTC, under a name that stays', async () => {
  const channel = await addChannel(owner)
  const postId = await addDraft(owner, { text: 'Open day\nCome and see', connectionIds: [channel.id] })
  const when = { kind: 'at', local: inAWeek(), tzid: 'Europe/Berlin' } as const
  const { variants } = dataOf(await owner.call(schedulePost, { workspaceId: owner.workspaceId, postId, rev: 1, when }))
  const address = await make()
  const reply = await read(address)
  expect(reply.headers.get('content-type')).toContain('text/calendar')
  const text = (await reply.text()).replaceAll('\r\n ', '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain(`UID:${postId}@`)
  expect(text).toContain('SUMMARY:Open day\r\n')
  expect(text).toContain('DESCRIPTION:Open day\\nCome and see\r\n')
  expect(text).toContain(`DTSTART:${icalTime(variants[0]?.scheduled.instant ?? 0)}\r\n`)
  expect(text).toContain('X-WR-TIMEZONE:Europe/Berlin')
})

test('is not sent again while nothing has changed', async () => {
  const address = await make()
  const etag = (await read(address)).headers.get('etag') ?? ''
  expect((await read(address, { 'if-none-match': etag })).status).toBe(304)
  expect((await read(address, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a new address ends the one before, and what is stored tells no address', async () => {
  const first = await make()
  const second = await make()
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  const token = second.split('/').at(-1)?.replace('.ics', '') ?? ''
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(256)
  const { docs } = await database()
    .collection(paths.calendarFeeds())
    .where('workspaceId', '==', owner.workspaceId)
    .get()
  expect(docs).toHaveLength(1)
  expect(JSON.stringify([docs[0]?.id, docs[0]?.data()])).not.toContain(token)
})

test('ends with the membership of the person who made it, and rests while that one is suspended', async () => {
  const { workspaceId } = owner
  const editor = await createCaller()
  await addMember(workspaceId, editor.uid, 'editor')
  const address = await make(editor)
  const status = async () => (await read(address)).status
  expect(await status()).toBe(200)
  const member = database().doc(paths.member(workspaceId, editor.uid))
  await member.update({ suspended: true })
  expect(await status()).toBe(404)
  await member.update({ suspended: false })
  expect(await status()).toBe(200)
  await member.delete()
  expect(await status()).toBe(404)
  expect(dataOf(await viewer.call(readCalendarFeed, { workspaceId })).createdAt).toBeNull()
})

test('revoked, an address is not found; members see whether there is one', async () => {
  const { workspaceId } = owner
  const address = await make()
  expect(dataOf(await viewer.call(readCalendarFeed, { workspaceId })).createdAt).toEqual(expect.any(Number))
  dataOf(await owner.call(revokeCalendarFeed, { workspaceId }))
  dataOf(await owner.call(revokeCalendarFeed, { workspaceId }))
  expect((await read(address)).status).toBe(404)
  expect(dataOf(await viewer.call(readCalendarFeed, { workspaceId })).createdAt).toBeNull()
})

test('only editors make and revoke one, and nobody else learns that there is one', async () => {
  const { workspaceId } = owner
  const stranger = await createCaller()
  errorOf(await viewer.call(makeCalendarFeed, { workspaceId }), 'forbidden')
  errorOf(await viewer.call(revokeCalendarFeed, { workspaceId }), 'forbidden')
  errorOf(await stranger.call(makeCalendarFeed, { workspaceId }), 'not_found')
  errorOf(await stranger.call(revokeCalendarFeed, { workspaceId }), 'not_found')
  errorOf(await stranger.call(readCalendarFeed, { workspaceId }), 'not_found')
})

test('what is no address of a feed is not found', async () => {
  for (const name of ['none', 'none.ics', '..', '%00', 'x'.repeat(300)]) {
    expect((await fetch(`${EMULATORS.api}/calendars/${name}`)).status).toBe(404)
  }
})

function inAWeek(): string {
  return `${new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10)}T09:30`
}

function icalTime(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]/g, '').replace('.000', '')
}
