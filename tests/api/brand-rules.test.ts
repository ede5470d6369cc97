import { approvePost } from '@postwright/core/api/approvals'
import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { listPostHistory } from '@postwright/core/api/post-history'
import { reschedulePost, schedulePost } from '@postwright/core/api/posts'
import { addToQueue } from '@postwright/core/api/queues'
import { waitsForApproval } from '@postwright/core/approvals/needed-approvals'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { brandQuestionSchema } from '@postwright/core/model/brand-verdict'
import type { HoldingStrength } from '@postwright/core/model/brand-strictness'
import { NO_APPROVALS } from '@postwright/core/model/approval'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { approversOf, asSeen } from '../support/approvals.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { addBrandKit, addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { callPublic, makeKey } from '../support/public-api.ts'
import { addQueue } from '../support/queues.ts'

const { voice } = emptyBrandKit('', 0)
const BANNED = { voice: { ...voice, banned: [{ word: 'cheap', replacement: 'affordable' }] } }
const TEXT = 'A cheap table from our workshop.'

async function begin(strength: HoldingStrength, text = TEXT) {
  const owner = await createCaller()
  const { workspaceId } = owner
  const editor = await createCaller()
  await addMember(workspaceId, editor.uid, 'editor')
  await addBrandKit(owner, { ...BANNED, strictness: [{ rule: 'banned', strength }] })
  const { id: connectionId } = await addChannel(owner)
  const postId = await addDraft(owner, { text, connectionIds: [connectionId], createdBy: editor.uid })
  return { owner, editor, workspaceId, connectionId, postId, input: { workspaceId, postId, rev: 1, when: tomorrow() } }
}

type Begun = Awaited<ReturnType<typeof begin>>

/** The question that scheduling is refused with. */
async function questionFor(caller: TestCaller, input: Begun['input']) {
  const error = errorOf(await caller.call(schedulePost, input), 'brand_unconfirmed')
  return brandQuestionSchema.parse(error.brand)
}

test('a banned word that asks is confirmed with a reason, which stands in the history of the post', async () => {
  const { owner, editor, workspaceId, postId, connectionId, input } = await begin('ask')
  const error = errorOf(await editor.call(schedulePost, input), 'brand_unconfirmed')
  expect(error.fields).toEqual({ [connectionId]: 'The brand kit bans “cheap”.' })
  const question = brandQuestionSchema.parse(error.brand)
  expect(question).toMatchObject({
    mayApprove: false,
    channels: [
      { connectionId, breaches: [{ rule: 'banned', strength: 'ask', evidence: 'cheap', instead: 'affordable' }] },
    ],
  })
  const brand = { seen: question.seen, reason: 'A quote of a customer' }
  errorOf(await editor.call(schedulePost, { ...input, brand: { ...brand, reason: ' ' } }), 'validation_failed')
  const { variants } = dataOf(await editor.call(schedulePost, { ...input, brand }))
  expect(variants[0]?.brand).toMatchObject({
    needsApproval: false,
    confirmed: { by: editor.uid, reason: 'A quote of a customer' },
  })
  expect(variants.some((variant) => waitsForApproval(NO_APPROVALS, variant))).toBe(false)
  const { entries } = dataOf(await owner.call(listPostHistory, { workspaceId, postId }))
  expect(entries.find(({ act }) => act === 'schedule')).toMatchObject({ words: 'A quote of a customer' })
})

test('what was not seen is not confirmed: a forged mark, one of another post, and one from before an edit', async () => {
  const { owner, editor, workspaceId, connectionId, postId, input } = await begin('ask')
  const { seen } = await questionFor(editor, input)
  const reason = 'All the same'
  const forged = { ...input, brand: { seen: 'f'.repeat(64), reason } }
  errorOf(await editor.call(schedulePost, forged), 'brand_unconfirmed')
  const otherId = await addDraft(owner, { text: TEXT, connectionIds: [connectionId] })
  errorOf(await editor.call(schedulePost, { ...input, postId: otherId, brand: { seen, reason } }), 'brand_unconfirmed')
  await setFields(paths.post(workspaceId, postId), { text: 'A cheap and cheerful table.', rev: 2 })
  errorOf(await editor.call(schedulePost, { ...input, brand: { seen, reason } }), 'stale_revision')
  errorOf(await editor.call(schedulePost, { ...input, rev: 2, brand: { seen, reason } }), 'brand_unconfirmed')
})

test('what was confirmed is not asked again while its content stays, and is after an edit', async () => {
  const { editor, workspaceId, postId, input } = await begin('ask')
  const { seen } = await questionFor(editor, input)
  const { post } = dataOf(await editor.call(schedulePost, { ...input, brand: { seen, reason: 'A quote' } }))
  const moved = dataOf(await editor.call(reschedulePost, { ...input, rev: post.rev, when: tomorrow() }))
  const again = dataOf(await editor.call(schedulePost, { ...input, rev: moved.post.rev }))
  expect(again.variants[0]?.brand?.confirmed).toMatchObject({ reason: 'A quote' })
  await setFields(paths.post(workspaceId, postId), { text: `${TEXT} New.`, rev: again.post.rev + 1 })
  errorOf(await editor.call(schedulePost, { ...input, rev: again.post.rev + 1 }), 'brand_unconfirmed')
})

test('a rule that blocks lets a post wait for an approval of exactly these breaches', async () => {
  const { owner, editor, workspaceId, postId, input } = await begin('block')
  const { seen, mayApprove } = await questionFor(editor, input)
  expect(mayApprove).toBe(false)
  const { variants } = dataOf(await editor.call(schedulePost, { ...input, brand: { seen, reason: 'Asked for it' } }))
  expect(variants.map((variant) => waitsForApproval(NO_APPROVALS, variant))).toEqual([true])
  const review = { workspaceId, postId, seen: asSeen(variants) }
  errorOf(await editor.call(approvePost, review), 'forbidden')
  errorOf(await (await createCaller()).call(approvePost, review), 'not_found')
  const unseen = { ...review, seen: review.seen.map((each) => ({ ...each, brand: '' })) }
  errorOf(await owner.call(approvePost, unseen), 'stale_revision')
  const approved = dataOf(await owner.call(approvePost, review))
  expect(approved.variants.map((each) => [approversOf(each), waitsForApproval(NO_APPROVALS, each)])).toEqual([
    [[owner.uid], false],
  ])
})

test('who may approve is asked as well, and their confirmation is the approval', async () => {
  const { owner, input } = await begin('block')
  const { seen, mayApprove } = await questionFor(owner, input)
  expect(mayApprove).toBe(true)
  const { variants } = dataOf(await owner.call(schedulePost, { ...input, brand: { seen, reason: 'I answer for it' } }))
  expect(variants.map((each) => [approversOf(each), waitsForApproval(NO_APPROVALS, each)])).toEqual([
    [[owner.uid], false],
  ])
})

test('over the public API, a key confirms the breaches that its refusal lists, with a reason, and no others', async () => {
  const { owner, editor, postId, workspaceId, connectionId } = await begin('block')
  const { secret } = await makeKey(editor, { workspaceId })
  const schedule = (brand?: { seen: string; reason: string }) => {
    const body = { rev: 1, when: tomorrow(), ...(brand && { brand }) }
    return callPublic(secret, `/posts/${postId}/schedule`, { method: 'POST', body })
  }
  const refused = await schedule()
  expect([refused.status, refused.body['code']]).toEqual([409, 'brand_unconfirmed'])
  const { seen, mayApprove, channels } = brandQuestionSchema.parse(refused.body['brand'])
  expect([mayApprove, channels.map((each) => each.connectionId)]).toEqual([false, [connectionId]])
  const reason = 'A quote of a customer'
  expect((await schedule({ seen: 'f'.repeat(64), reason })).body).toMatchObject({ code: 'brand_unconfirmed' })
  expect((await schedule({ seen, reason: ' ' })).body).toMatchObject({ code: 'validation_failed' })
  expect((await schedule({ seen, reason })).body['publications']).toMatchObject([
    { connectionId, waitsForApproval: true },
  ])
  const { entries } = dataOf(await owner.call(listPostHistory, { workspaceId, postId }))
  expect(entries.find(({ act }) => act === 'schedule')).toMatchObject({ words: reason, via: 'Script' })
})

test('queues and bulk actions ask for each post, and a kit for another channel asks nothing', async () => {
  const { owner, editor, workspaceId, connectionId, postId, input } = await begin('ask')
  const { seen } = await questionFor(editor, input)
  const { id: queueId } = await addQueue(owner, { connectionIds: [connectionId] })
  const place = { workspaceId, queueId, postId, place: { kind: 'next' } } as const
  errorOf(await editor.call(addToQueue, place), 'brand_unconfirmed')
  const item = { postId, rev: 1, when: tomorrow() }
  const bulk = (brand?: { seen: string; reason: string }) =>
    editor.call(bulkPosts, { workspaceId, change: { kind: 'schedule', items: [{ ...item, ...(brand && { brand }) }] } })
  expect(dataOf(await bulk()).results).toMatchObject([
    { ok: false, code: 'brand_unconfirmed', detail: 'The brand kit bans “cheap”.', brand: { seen } },
  ])
  expect(dataOf(await bulk({ seen, reason: 'A quote' })).results).toMatchObject([{ ok: true }])
  const { id: free } = await addChannel(owner)
  await addBrandKit(owner, { channels: [free], place: 1 })
  const freeId = await addDraft(owner, { text: TEXT, connectionIds: [free] })
  dataOf(await editor.call(schedulePost, { ...input, postId: freeId }))
})
