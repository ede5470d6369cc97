import {
  addRoomComment,
  approveInRoom,
  listRoomComments,
  openRoom,
  readRoomPost,
  returnInRoom,
} from '@postwright/core/api/client-room'
import { readRoomDeck } from '@postwright/core/api/room-deck'
import { addComment } from '@postwright/core/api/comments'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { deletePost, schedulePost } from '@postwright/core/api/posts'
import { createReviewLink, revokeReviewLink, updateReviewLink } from '@postwright/core/api/review-links'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { MemberRole } from '@postwright/core/rights/rights'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDeck, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { type LinkInput, seenIn, shareForReview } from '../support/review-links.ts'
import { sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'

let owner: TestCaller
let channelId: string

beforeAll(async () => {
  owner = await createCaller({ timeZone: 'Europe/Berlin' })
  const rules = { mode: 'internal_and_client' as const }
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId: owner.workspaceId, approvalRules: rules }))
  channelId = (await addChannel(owner)).id
})

const share = (input: LinkInput, by = owner) => shareForReview(by, owner.workspaceId, input)

async function plan(text: string) {
  const postId = await addDraft(owner, { text, connectionIds: [channelId], note: 'Only for the team' })
  dataOf(await owner.call(schedulePost, { workspaceId: owner.workspaceId, postId, rev: 1, when: tomorrow() }))
  return postId
}

const memberOf = async (role: MemberRole) => {
  const member = await createCaller()
  await addMember(owner.workspaceId, member.uid, role)
  return member
}

const actsOf = async (linkId: string) =>
  (await database().collection(paths.reviewActs(owner.workspaceId)).where('linkId', '==', linkId).get()).docs

describe('a review link', () => {
  test('shows its posts and decks as they will look, and nothing that is the team’s alone', async () => {
    const postId = await plan('The first chair is finished')
    const draftId = await addDraft(owner, {
      text: 'Still a draft',
      connectionIds: [channelId],
      note: 'Only for the team',
    })
    const hidden = { ...slideOf('second', [shapeLayer('lamp')]), isHidden: true }
    const noted = { ...slideOf('first', [shapeLayer('lamp')]), notes: 'Only for the team' }
    const deckId = await addDeck(owner, 'Spring deck', sceneOf(noted, hidden))
    const { token } = await share({ postIds: [postId, draftId], deckIds: [deckId] })
    const room = dataOf(await callApi(openRoom, { token }))
    expect(room).toMatchObject({
      workspace: { timeZone: 'Europe/Berlin' },
      link: { name: 'Juniper Coffee', mayDecide: true },
      posts: [
        { id: postId, text: 'The first chair is finished', state: 'waiting' },
        { id: draftId, text: 'Still a draft', state: 'draft', plannedAt: null },
      ],
      decks: [{ id: deckId, name: 'Spring deck' }],
    })
    const [planned, draft] = [
      dataOf(await callApi(readRoomPost, { token, postId })),
      dataOf(await callApi(readRoomPost, { token, postId: draftId })),
    ]
    expect(planned.channels[0]).toMatchObject({ channel: { id: channelId }, state: 'waiting' })
    expect(draft.channels[0]?.parts[0]).toMatchObject({ content: { text: 'Still a draft' }, seen: null })
    const deck = dataOf(await callApi(readRoomDeck, { token, deckId }))
    expect(deck.slides).toHaveLength(1)
    expect(JSON.stringify([room, planned, draft, deck])).not.toContain('Only for the team')
  })

  test('shows the whole text of a draft that has no channel yet', async () => {
    const text = `First line\n${'All of it matters. '.repeat(40)}The end`
    const postId = await addDraft(owner, { text })
    const { token } = await share({ postIds: [postId] })
    const [row] = dataOf(await callApi(openRoom, { token })).posts
    expect(row?.text).toBe('First line')
    expect(dataOf(await callApi(readRoomPost, { token, postId }))).toMatchObject({ text, channels: [] })
  })

  test('opens nothing but what it names, in its own workspace', async () => {
    const [named, other] = [await plan('Named'), await plan('Not named')]
    const deckId = await addDeck(owner)
    const { token, link } = await share({ postIds: [named] })
    errorOf(await callApi(readRoomPost, { token, postId: other }), 'not_found')
    errorOf(await callApi(readRoomDeck, { token, deckId }), 'not_found')
    const seen = seenIn(dataOf(await callApi(readRoomPost, { token, postId: named })))
    errorOf(await callApi(approveInRoom, { token, guest: 'Grace', postId: other, seen }), 'not_found')
    const secret = token.split('.')[1] ?? ''
    const stranger = await createCaller()
    const guesses = [
      '',
      '.',
      secret,
      `.${secret}`,
      `${stranger.workspaceId}.${secret}`,
      `${owner.workspaceId}.${link.id}`,
    ]
    for (const guess of guesses) {
      const reply = await callApi(openRoom, { token: guess })
      expect(reply.ok ? 'ok' : reply.error.code).toMatch(/not_found|validation_failed/)
    }
    errorOf(await callApi(openRoom, { token: `${owner.workspaceId}.__x__/../${secret}` }), 'not_found')
  })

  test('ends when it is closed, when its time is over, and with its maker’s right to share', async () => {
    const postId = await plan('For a while')
    const [closed, over, left] = [
      await share({ postIds: [postId] }),
      await share({ postIds: [postId] }),
      await memberOf('manager'),
    ]
    const { workspaceId } = owner
    dataOf(await owner.call(revokeReviewLink, { workspaceId, linkId: closed.link.id }))
    dataOf(await owner.call(revokeReviewLink, { workspaceId, linkId: closed.link.id }))
    errorOf(await callApi(openRoom, { token: closed.token }), 'review_ended')
    errorOf(
      await owner.call(updateReviewLink, { workspaceId, linkId: closed.link.id, rev: 2, days: 7 }),
      'review_ended',
    )
    await setFields(paths.reviewLink(workspaceId, over.link.id), { expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    errorOf(await callApi(openRoom, { token: over.token }), 'review_ended')
    const ofOther = await share({ postIds: [postId] }, left)
    dataOf(await callApi(openRoom, { token: ofOther.token }))
    await setFields(paths.member(workspaceId, left.uid), { role: 'viewer' })
    errorOf(await callApi(openRoom, { token: ofOther.token }), 'review_ended')
    const inArchive = await share({ postIds: [postId] })
    await setFields(paths.workspace(workspaceId), { archivedAt: Timestamp.now() })
    errorOf(await callApi(openRoom, { token: inArchive.token }), 'review_ended')
    await setFields(paths.workspace(workspaceId), { archivedAt: null })
    dataOf(await callApi(openRoom, { token: inArchive.token }))
  })

  test('is made by who may plan posts, and decides only where its maker could', async () => {
    const postId = await plan('Whose word')
    const [editor, contributor, stranger] = [
      await memberOf('editor'),
      await memberOf('contributor'),
      await createCaller(),
    ]
    const input = {
      workspaceId: owner.workspaceId,
      name: 'Juniper',
      postIds: [postId],
      deckIds: [],
      mayComment: true,
      days: 7 as const,
    }
    errorOf(await editor.call(createReviewLink, { ...input, mayDecide: true }), 'forbidden')
    errorOf(await contributor.call(createReviewLink, { ...input, mayDecide: false }), 'forbidden')
    errorOf(await stranger.call(createReviewLink, { ...input, mayDecide: false }), 'not_found')
    errorOf(await owner.call(createReviewLink, { ...input, postIds: [], mayDecide: true }), 'validation_failed')
    const { link } = dataOf(await editor.call(createReviewLink, { ...input, mayDecide: false }))
    const change = { workspaceId: owner.workspaceId, linkId: link.id, rev: link.rev }
    errorOf(await editor.call(updateReviewLink, { ...change, mayDecide: true }), 'forbidden')
    errorOf(await owner.call(updateReviewLink, { ...change, rev: 9 }), 'stale_revision')
    expect(dataOf(await editor.call(updateReviewLink, { ...change, name: 'Juniper and sons' })).link.name).toBe(
      'Juniper and sons',
    )
  })
})

describe('a guest', () => {
  test('approves what they have seen, once however often it arrives', async () => {
    const postId = await plan('Approve me')
    const { token, link } = await share({ postIds: [postId] })
    const seen = seenIn(dataOf(await callApi(readRoomPost, { token, postId })))
    const decision = { token, guest: 'Grace Hopper', postId, seen }
    const replies = await Promise.all([callApi(approveInRoom, decision), callApi(approveInRoom, decision)])
    for (const reply of replies) expect(dataOf(reply).state).toBe('approved')
    dataOf(await callApi(approveInRoom, decision))
    const stored = await fieldsOf(paths.variant(owner.workspaceId, variantId(postId, channelId)))
    expect(stored?.['approvals']).toContainEqual(
      expect.objectContaining({ side: 'client', by: { kind: 'guest', linkId: link.id, name: 'Grace Hopper' } }),
    )
    const acts = await actsOf(link.id)
    expect(acts.map((act) => act.data())).toEqual([expect.objectContaining({ guest: 'Grace Hopper', act: 'approved' })])
    expect(await fieldsOf(paths.reviewLink(owner.workspaceId, link.id))).toMatchObject({ acts: 1 })
  })

  test('sends a post back with what is to be changed', async () => {
    const postId = await plan('Return me')
    const { token, link } = await share({ postIds: [postId] })
    const seen = seenIn(dataOf(await callApi(readRoomPost, { token, postId })))
    errorOf(await callApi(returnInRoom, { token, guest: 'Grace', postId, seen, note: ' ' }), 'validation_failed')
    errorOf(await callApi(returnInRoom, { token, guest: '', postId, seen, note: 'Shorter' }), 'validation_failed')
    const returned = dataOf(
      await callApi(returnInRoom, { token, guest: 'Grace', postId, seen, note: 'Shorter, please' }),
    )
    expect(returned.state).toBe('draft')
    expect((await actsOf(link.id)).map((act) => act.data())).toEqual([
      expect.objectContaining({ act: 'returned', note: 'Shorter, please' }),
    ])
  })

  test('decides nothing about a version that they have not seen', async () => {
    const postId = await plan('First version')
    const { token } = await share({ postIds: [postId] })
    const seen = seenIn(dataOf(await callApi(readRoomPost, { token, postId })))
    const rev = Number((await fieldsOf(paths.post(owner.workspaceId, postId)))?.['rev'])
    await setFields(paths.post(owner.workspaceId, postId), { text: 'Second version' })
    dataOf(await owner.call(schedulePost, { workspaceId: owner.workspaceId, postId, rev, when: tomorrow() }))
    errorOf(await callApi(approveInRoom, { token, guest: 'Grace', postId, seen }), 'stale_revision')
    errorOf(await callApi(returnInRoom, { token, guest: 'Grace', postId, seen, note: 'No' }), 'stale_revision')
  })

  test('of a link that only shows decides nothing', async () => {
    const postId = await plan('Look only')
    const { token } = await share({ postIds: [postId], mayDecide: false })
    const seen = seenIn(dataOf(await callApi(readRoomPost, { token, postId })))
    errorOf(await callApi(approveInRoom, { token, guest: 'Grace', postId, seen }), 'forbidden')
    errorOf(await callApi(returnInRoom, { token, guest: 'Grace', postId, seen, note: 'No' }), 'forbidden')
  })

  test('sees the rest when a post is gone', async () => {
    const draftId = await addDraft(owner, { text: 'Soon gone', connectionIds: [channelId] })
    const staysId = await addDraft(owner, {
      text: 'Stays',
      connectionIds: ['gone', channelId],
      media: [{ mediaId: 'gone', alt: '' }],
    })
    const { token } = await share({ postIds: [draftId, staysId] })
    dataOf(await owner.call(deletePost, { workspaceId: owner.workspaceId, postId: draftId }))
    expect(dataOf(await callApi(openRoom, { token })).posts.map(({ id }) => id)).toEqual([staysId])
    errorOf(await callApi(readRoomPost, { token, postId: draftId }), 'not_found')
    const shown = dataOf(await callApi(readRoomPost, { token, postId: staysId }))
    expect(shown.channels).toEqual([
      expect.objectContaining({
        parts: [expect.objectContaining({ content: expect.objectContaining({ media: [] }) })],
      }),
    ])
  })

  test('reads and writes the comments that are for clients, each once, and none of the team’s', async () => {
    const postId = await plan('Talk about me')
    const { token, link } = await share({ postIds: [postId] })
    const subject = { kind: 'post', id: postId } as const
    const base = { workspaceId: owner.workspaceId, subject: { kind: 'post', postId } as const, threadId: null }
    dataOf(
      await owner.call(addComment, {
        ...base,
        commentId: 'inside',
        text: 'Too long, but well',
        visibility: 'internal',
      }),
    )
    dataOf(
      await owner.call(addComment, { ...base, commentId: 'outside', text: 'What do you think?', visibility: 'client' }),
    )
    const mine = { token, guest: 'Grace', commentId: 'mine', subject, threadId: 'outside', text: 'I like it' }
    dataOf(await callApi(addRoomComment, mine))
    dataOf(await callApi(addRoomComment, mine))
    const { comments } = dataOf(await callApi(listRoomComments, { token, subject }))
    expect(comments).toMatchObject([
      { id: 'outside', author: { name: 'Ada Lovelace', isGuest: false }, text: 'What do you think?' },
      { id: 'mine', threadId: 'outside', author: { name: 'Grace', isGuest: true }, text: 'I like it' },
    ])
    errorOf(await callApi(addRoomComment, { ...mine, commentId: 'other', threadId: 'inside' }), 'not_found')
    errorOf(await callApi(addRoomComment, { ...mine, commentId: 'inside', threadId: null }), 'forbidden')
    errorOf(
      await callApi(addRoomComment, { ...mine, commentId: 'x', subject: { kind: 'post', id: 'other' } }),
      'not_found',
    )
    errorOf(await callApi(listRoomComments, { token, subject: { kind: 'deck', id: postId } }), 'not_found')
    expect((await actsOf(link.id)).map((act) => act.data())).toEqual([
      expect.objectContaining({ act: 'commented', note: 'I like it' }),
    ])
    const silent = await share({ postIds: [postId], mayComment: false })
    errorOf(await callApi(addRoomComment, { ...mine, token: silent.token, commentId: 'y' }), 'forbidden')
  })
})
