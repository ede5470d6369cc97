import { requestApproval, returnPost } from '@postwright/core/api/approvals'
import { addComment, resolveComment } from '@postwright/core/api/comments'
import { acceptInvite, createInvites, listInvites } from '@postwright/core/api/invites'
import { schedulePost } from '@postwright/core/api/posts'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { getExport, startExport } from '@postwright/core/api/account-export'
import { startImport } from '@postwright/core/api/workspaces'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { contacts } from '@postwright/core/collections/contacts'
import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import { ideas } from '@postwright/core/collections/ideas'
import { radarSources } from '@postwright/core/collections/radar-sources'
import { signatures } from '@postwright/core/collections/signatures'
import { templates } from '@postwright/core/collections/templates'
import type { AccountExport } from '@postwright/core/model/account-export'
import { connections } from '@postwright/core/collections/connections'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { connectionIdFor } from '../../functions/src/domain/connections/save-connection.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { asSeen } from '../support/approvals.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { memberOf, newId } from '../support/comments.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import {
  addBrandKit,
  addCampaign,
  addDeck,
  addDraft,
  addHashtagGroup,
  addLinkPage,
  addMasterBio,
  addPersona,
  addProfile,
  addScript,
  tomorrow,
} from '../support/drafts.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeBlock, makeLinks } from '../support/factories/link-page.ts'
import { sampleEntity } from '../support/sample-entity.ts'

const HERE_ONLY = ['askedUids', 'seen', 'remindersSent', 'reminderAt']

/** The same account on a network, connected in a workspace. */
async function connect({ workspaceId, uid }: TestCaller): Promise<string> {
  const id = connectionIdFor(workspaceId, 'sandbox', 'workshop')
  const channel = makeConnection({ id, externalId: 'workshop', createdBy: uid })
  await database().doc(paths.connection(workspaceId, id)).withConverter(converterFor(connections)).set(channel)
  return id
}

/** A workspace with a team, drafts of every kind, comments and approvals in each state. */
async function furnish(): Promise<{ owner: TestCaller; editor: TestCaller; postIds: string[] }> {
  const owner = await createCaller({ fullName: 'Olive Owner' })
  const { workspaceId } = owner
  const editor = await memberOf(workspaceId, 'editor')
  const client = await memberOf(workspaceId, 'client')
  const channelId = await connect(owner)
  await setFields(paths.member(workspaceId, editor.uid), { channelIds: [channelId] })
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: { mode: 'internal' } }))
  const postIds = []
  for (const text of ['Twelve stools', 'Oak is back', 'A shelf']) {
    postIds.push(await addDraft(owner, { text, connectionIds: [channelId], labels: ['oak'] }))
  }
  const [asked = '', returned = ''] = postIds
  for (const postId of [asked, returned]) {
    const { variants } = dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
    dataOf(await editor.call(requestApproval, { workspaceId, postId, message: 'By Friday?' }))
    await expect
      .poll(() => fieldsOf(`${paths.approvalRequests(workspaceId)}/${postId}`))
      .toMatchObject({ state: 'open' })
    if (postId === asked) continue
    dataOf(await owner.call(returnPost, { workspaceId, postId, seen: asSeen(variants), note: 'Which oak?' }))
  }
  const onPost = { workspaceId, subject: { kind: 'post' as const, postId: asked }, visibility: 'client' as const }
  const first = newId()
  dataOf(await client.call(addComment, { ...onPost, commentId: first, threadId: null, text: 'From which tree?' }))
  const reply = { ...onPost, commentId: newId(), threadId: first, text: 'An ash', mentions: [client.uid] }
  dataOf(await editor.call(addComment, reply))
  dataOf(await owner.call(resolveComment, { workspaceId, commentId: first, isResolved: true }))
  const deckId = await addDeck(owner, 'Workshop tips')
  const slide = { kind: 'deck' as const, deckId, slideId: `${deckId}-first` }
  const onSlide = { workspaceId, subject: slide, commentId: newId(), threadId: null, visibility: 'internal' as const }
  dataOf(await editor.call(addComment, { ...onSlide, text: 'Larger', anchor: { kind: 'layer', layerId: 'lamp' } }))
  await addHashtagGroup(owner)
  const brandKitId = await addBrandKit(owner)
  const blocks = [
    makeLinks('https://example.com/'),
    makeBlock('deck', { deckId }),
    makeBlock('posts', { connectionIds: [channelId] }),
  ]
  await addLinkPage(owner, { brandKitId, blocks })
  const personaIds = [await addPersona(owner)]
  const utmSources = [{ connectionId: channelId, source: 'newsletter' }]
  const campaignId = await addCampaign(owner, { personaIds, connectionIds: [channelId], utmSources })
  await addProfile(owner, { personaId: personaIds[0] ?? '' })
  await addMasterBio(owner)
  await addScript(owner, { brandKitId })
  await setFields(paths.post(workspaceId, asked), { campaignId })
  await setFields(paths.deck(workspaceId, deckId), { campaignId })
  for (const each of [calendarEvents, contacts, ideaLanes, radarSources, signatures, templates]) {
    await put(owner, each, sampleEntity(each, { createdBy: owner.uid, media: [], connectionIds: [] }))
  }
  await put(
    owner,
    ideas,
    sampleEntity(ideas, { laneId: 'sample-ideaLanes', postId: asked, campaignId, media: [], createdBy: owner.uid }),
  )
  return { owner, editor, postIds }
}

async function put(
  { workspaceId }: TestCaller,
  described: typeof ideas | (typeof COLLECTIONS)[number],
  entity: object,
) {
  if (!('schema' in described)) return
  await database()
    .doc(`${described.path(workspaceId)}/sample-${described.name}`)
    .withConverter(converterFor(described))
    .set(entity)
}

async function exportOf(owner: TestCaller): Promise<AccountExport> {
  const { jobId } = dataOf(await owner.call(startExport, {}))
  await expect.poll(() => fieldsOf(paths.job(owner.uid, jobId))).toMatchObject({ status: 'done' })
  return dataOf(await owner.call(getExport, { jobId }))
}

async function importInto(owner: TestCaller, file: AccountExport): Promise<Record<string, unknown> | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(file))
  const { workspaceId } = owner
  const { jobId } = dataOf(
    await owner.call(startImport, { workspaceId }, { file: { bytes, type: 'application/json' } }),
  )
  await expect.poll(() => fieldsOf(paths.job(owner.uid, jobId))).toMatchObject({ status: 'done' })
  return fieldsOf(paths.job(owner.uid, jobId))
}

type Rows = Record<string, unknown>[]

/** Fields that an import reads from the documents of each collection, in the order of `updatedAt`. */
function contentOf({ workspaces: [documents = {}] }: AccountExport): Map<string, Rows> {
  const taken = COLLECTIONS.flatMap((each) => {
    if (!('schema' in each)) return []
    const fields = each.imported?.fields ?? (each.write?.by === 'editors' ? each.write.fields : null)
    const rows: Rows = documents[each.name] ?? []
    if (fields === null || rows.length === 0) return []
    const sorted = rows.toSorted((a, b) => Number(a['updatedAt']) - Number(b['updatedAt']))
    const kept = ['id', ...fields].filter((field) => !HERE_ONLY.includes(field))
    const picked = sorted.map((row) => Object.fromEntries(kept.map((field) => [field, row[field] ?? null])))
    return [[each.name, picked] as const]
  })
  return new Map(taken)
}

/** Replaces ids in the rows by those that the same documents have in the other workspace. */
function renamed(rows: Map<string, Rows>, names: ReadonlyMap<string, string>): Map<string, Rows> {
  const text = [...names].reduce(
    (json, [before, after]) => json.replaceAll(`"${before}"`, `"${after}"`),
    JSON.stringify([...rows]),
  )
  return new Map(JSON.parse(text))
}

test('a furnished workspace that is imported elsewhere and exported again differs in nothing but ids and what waits', async () => {
  const { owner, editor, postIds } = await furnish()
  const file = await exportOf(owner)
  expect(file.people).toMatchObject({ [owner.uid]: 'Olive Owner' })
  const grace = await createCaller()
  const channelThere = await connect(grace)
  const job = await importInto(grace, file)
  expect(JSON.stringify(job?.['result'])).not.toMatch(/unreadable|picture|"channel"|newer|full/)
  const again = await exportOf(grace)

  const [before, after] = [contentOf(file), contentOf(again)]
  const names = new Map([[connectionIdFor(owner.workspaceId, 'sandbox', 'workshop'), channelThere]])
  for (const [name, rows] of before) {
    for (const [at, row] of rows.entries()) {
      if (name !== 'approvalRequests') names.set(String(row['id']), String(after.get(name)?.[at]?.['id']))
    }
  }
  const expected = renamed(before, names)
  // An import withdraws open approval requests.
  for (const row of expected.get('approvalRequests') ?? []) if (row['state'] === 'open') row['state'] = 'withdrawn'
  expect([...after.keys()]).toEqual([...expected.keys()])
  for (const [name, rows] of expected) expect(after.get(name), name).toEqual(rows)
  expect([...before.keys()]).toEqual(
    expect.arrayContaining([
      'posts',
      'decks',
      'slides',
      'ideas',
      'comments',
      'approvalRequests',
      'brandKits',
      'personas',
      'campaigns',
      'linkPages',
      'profiles',
      'masterBios',
      'scripts',
    ]),
  )

  const { invites } = dataOf(await grace.call(listInvites, { workspaceId: grace.workspaceId }))
  const unsent = invites.map(({ role, name, state, usesMax }) => [role, name, state, usesMax])
  expect(unsent).toHaveLength(3)
  expect(unsent).toEqual(
    expect.arrayContaining([
      ['client', 'Ada Lovelace', 'unsent', 1],
      ['editor', 'Ada Lovelace', 'unsent', 1],
      ['manager', 'Olive Owner', 'unsent', 1],
    ]),
  )
  // An imported decision approves nothing.
  const [requests = []] = [after.get('approvalRequests')]
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['returned', 'withdrawn']))
  expect(await importInto(grace, file)).toMatchObject({ result: { imported: 0 } })
  expect(postIds).toHaveLength(3)

  const editors = invites.find(({ role }) => role === 'editor')
  const { workspaceId } = grace
  const asEditor = { workspaceId, role: 'editor' as const, days: 7 as const, replaces: editors?.id ?? '' }
  const { made } = dataOf(await grace.call(createInvites, asEditor))
  errorOf(await grace.call(createInvites, asEditor), 'not_found')
  const token = made[0]?.link.split('/').at(-1) ?? ''
  expect(dataOf(await editor.call(acceptInvite, { token }))).toMatchObject({ role: 'editor', joined: true })
  expect(await fieldsOf(paths.member(workspaceId, editor.uid))).toMatchObject({ channelIds: [channelThere] })
})
