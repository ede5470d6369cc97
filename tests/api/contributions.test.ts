import {
  decideContribution,
  decideContributions,
  listContributions,
  listOwnContributions,
  offerContribution,
  readContribution,
  withdrawContribution,
} from '@postwright/core/api/contributions'
import { countGalleryUse, listGallery } from '@postwright/core/api/gallery'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { asAdmin } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'

let admin: TestCaller
let maker: TestCaller
let count = 0
beforeAll(async () => {
  admin = await asAdmin(await createCaller())
  maker = await createCaller()
})

/** Hashtags that no other test offers. */
function tags(): string[] {
  count += 1
  return [`one${Date.now()}${count}`, 'twoWords', 'three']
}

function offer(changes: object = {}) {
  return {
    workspaceId: maker.workspaceId,
    title: 'Bakery tags',
    description: 'What bakers are found by',
    licence: 'ccBy' as const,
    statement: true as const,
    source: { kind: 'hashtags' as const, tags: tags() },
    ...changes,
  }
}

async function offered(): Promise<string> {
  return dataOf(await maker.call(offerContribution, offer())).contributionId
}

test('an offer that is approved stands in the gallery with its maker, who is notified; the decision is in the audit log', async () => {
  const contributionId = await offered()
  const queue = dataOf(await admin.call(listContributions, { state: 'waiting' })).contributions
  expect(queue).toContainEqual(expect.objectContaining({ id: contributionId, title: 'Bakery tags', kind: 'hashtags' }))
  const decision = { contributionId, rev: 1, decision: 'approve' as const, note: '' }
  expect(dataOf(await admin.call(decideContribution, decision))).toEqual({ state: 'approved' })
  const { items } = dataOf(await maker.call(listGallery, { kind: 'hashtags' }))
  const item = items.find(({ id }) => id === `${contributionId}-v1`)
  expect(item).toMatchObject({ title: 'Bakery tags', licence: 'ccBy', uses: 0, content: { kind: 'hashtags' } })
  expect(item?.makerName).not.toBe('')
  const { docs } = await database().collection(paths.notifications(maker.uid)).get()
  const told = docs.map((found) => found.data()).filter((data) => data['contributionId'] === contributionId)
  expect(told).toEqual([expect.objectContaining({ kind: 'contribution.decided', decision: 'approved' })])
  expect(await auditEntriesFor(contributionId)).toContainEqual(
    expect.objectContaining({ action: 'contribution.approved', actorUid: admin.uid }),
  )
  errorOf(await admin.call(decideContribution, decision), 'stale_revision')
})

test('a use is counted once for each person, whatever it went into', async () => {
  const contributionId = await offered()
  await admin.call(decideContribution, { contributionId, rev: 1, decision: 'approve', note: '' })
  const use = { itemId: `${contributionId}-v1`, workspaceId: maker.workspaceId, useId: 'group1' }
  expect(dataOf(await maker.call(countGalleryUse, use))).toEqual({ uses: 1 })
  await Promise.all([maker.call(countGalleryUse, use), maker.call(countGalleryUse, use)])
  expect(dataOf(await maker.call(countGalleryUse, { ...use, useId: 'group2' }))).toEqual({ uses: 1 })
  const [own] = dataOf(await maker.call(listOwnContributions, {})).contributions.filter(
    ({ id }) => id === contributionId,
  )
  expect(own).toMatchObject({ state: 'approved', uses: 1 })
})

test('after a request for changes the maker offers again, and the reviewer compares with what was reviewed', async () => {
  const contributionId = await offered()
  const note = 'Please leave out the last one.'
  await admin.call(decideContribution, { contributionId, rev: 1, decision: 'askForChanges', note })
  const [asked] = dataOf(await maker.call(listOwnContributions, {})).contributions
  expect(asked).toMatchObject({ id: contributionId, state: 'changesAsked', note })
  const source = { kind: 'hashtags' as const, tags: tags() }
  await maker.call(offerContribution, offer({ contributionId, source }))
  const { contribution } = dataOf(await admin.call(readContribution, { contributionId }))
  expect(contribution).toMatchObject({ state: 'waiting', rev: 3, content: source })
  expect(contribution.reviewed).not.toEqual(source)
  expect(contribution.reviewed).toMatchObject({ kind: 'hashtags' })
})

test.each([
  ['a link', { description: 'See https://spam.test' }, 'links'],
  ['abuse', { title: 'You retard' }, 'words'],
])('refuses %s by its name', async (_what, changes, fault) => {
  const { fields } = errorOf(await maker.call(offerContribution, offer(changes)), 'offer_refused')
  expect(Object.keys(fields ?? {})).toEqual([fault])
})

test('the same content is offered once, in whatever order', async () => {
  const source = { kind: 'hashtags' as const, tags: tags() }
  dataOf(await maker.call(offerContribution, offer({ source })))
  const again = offer({ source: { ...source, tags: source.tags.toReversed() } })
  const { fields } = errorOf(await maker.call(offerContribution, again), 'offer_refused')
  expect(fields).toHaveProperty('duplicate')
})

test('another person neither withdraws an offer nor changes it, and does not read the queue', async () => {
  const contributionId = await offered()
  const other = await createCaller()
  errorOf(await other.call(withdrawContribution, { contributionId }), 'not_found')
  const theirs = offer({ contributionId, workspaceId: other.workspaceId })
  errorOf(await other.call(offerContribution, theirs), 'not_found')
  errorOf(await other.call(readContribution, { contributionId }), 'route_not_found')
  errorOf(await other.call(listContributions, { state: 'waiting' }), 'route_not_found')
  expect(dataOf(await other.call(listOwnContributions, {})).contributions).toEqual([])
  expect(dataOf(await maker.call(withdrawContribution, { contributionId }))).toEqual({ state: 'withdrawn' })
  errorOf(
    await admin.call(decideContribution, { contributionId, rev: 2, decision: 'approve', note: '' }),
    'stale_revision',
  )
})

test('what was approved leaves the gallery when its maker withdraws it, and is not offered again under its id', async () => {
  const contributionId = await offered()
  const approve = { contributionId, rev: 1, decision: 'approve' as const, note: '' }
  dataOf(await admin.call(decideContribution, approve))
  const inGallery = async () => {
    const { items } = dataOf(await maker.call(listGallery, { kind: 'hashtags' }))
    return items.some(({ id }) => id === `${contributionId}-v1`)
  }
  expect(await inGallery()).toBe(true)
  expect(dataOf(await maker.call(withdrawContribution, { contributionId }))).toEqual({ state: 'withdrawn' })
  expect(await inGallery()).toBe(false)
  errorOf(await maker.call(offerContribution, offer({ contributionId })), 'not_found')
})

test.each(['Read https://example.com.evil.example', 'Read https://example.com@evil.example/a', 'Ask ada@example.com'])(
  'an offer that says “%s” is refused for its address',
  async (description) => {
    expect(errorOf(await maker.call(offerContribution, offer({ description })), 'offer_refused').fields).toEqual({
      links: expect.any(String),
    })
  },
)

test('several offers are decided about one by one, and one that was changed keeps none of the others from it', async () => {
  const [first, second, third] = [await offered(), await offered(), await offered()]
  await admin.call(decideContribution, { contributionId: second, rev: 1, decision: 'reject', note: 'No.' })
  const note = 'Please add a description.'
  const offers = [first, second, 'unknown', third].map((contributionId) => ({ contributionId, rev: 1 }))
  const { results } = dataOf(await admin.call(decideContributions, { decision: 'askForChanges', note, offers }))
  expect(results.map(({ outcome }) => outcome)).toEqual(['decided', 'changed', 'gone', 'decided'])
  const own = dataOf(await maker.call(listOwnContributions, {})).contributions
  for (const id of [first, third]) {
    expect(own.find((each) => each.id === id)).toMatchObject({ state: 'changesAsked', note })
    expect(await auditEntriesFor(id)).toContainEqual(expect.objectContaining({ action: 'contribution.changes_asked' }))
  }
  const again = dataOf(await admin.call(decideContributions, { decision: 'askForChanges', note, offers }))
  expect(again.results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'gone', 'changed'])
  errorOf(await maker.call(decideContributions, { decision: 'approve', note: '', offers }), 'route_not_found')
})
