import { comments } from '@postwright/core/collections/comments'
import { type Comment, COMMENT_NEWS_FOR } from '@postwright/core/model/comment'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { notifyComment } from '../../functions/src/domain/notifications/notify-comment.ts'
import { makeComment } from '../support/factories/comment.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember } from '../support/factories/world.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const PEOPLE = ['owner', 'editor', 'client', 'viewer'] as const

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('comments')
  const { refs, workspaceId } = world
  for (const uid of PEOPLE) {
    await refs.db.recursiveDelete(refs.db.collection(paths.notifications(uid)))
    await refs.user(uid).set(makeUser({ id: uid, fullName: `Name of ${uid}` }))
    await refs
      .member(workspaceId, uid)
      .set({ ...makeMember(workspaceId, uid, uid), uid, workspaceId, suspended: false })
  }
  await refs.post(workspaceId, 'post1').set(makePost({ id: 'post1', createdBy: 'owner' }))
})

async function write(fields: Partial<Comment>): Promise<Comment> {
  const comment = makeComment({ postedAt: world.clock.now(), ...fields })
  await world.refs.described(comments, world.workspaceId).doc(comment.id).set(comment)
  return comment
}

const told = (comment: Comment) => notifyComment(world.deps, { workspaceId: world.workspaceId, commentId: comment.id })

const reasonsOf = async (uid: string) =>
  (await world.refs.notifications(uid).get()).docs
    .map((snapshot) => snapshot.data())
    .map((each) =>
      each.kind === 'comment.added' ? `${each.commentId} ${each.reason} by ${each.authorName}` : each.kind,
    )

test('a comment notifies whom it mentions and who made the post, each once, however often its event comes', async () => {
  const comment = await write({ author: { kind: 'member', uid: 'editor' }, mentions: ['viewer', 'editor'] })
  await Promise.all([1, 2, 3].map(() => told(comment)))
  expect(await reasonsOf('owner')).toEqual(['comment1 authored by Name of editor'])
  expect(await reasonsOf('viewer')).toEqual(['comment1 mention by Name of editor'])
  expect(await reasonsOf('editor')).toEqual([])
})

test('a reply notifies those who wrote before it, with the first reason that holds, and not those who wrote later', async () => {
  const now = world.clock.now()
  await write({ author: { kind: 'member', uid: 'editor' }, postedAt: now - 3 })
  const thread = { threadId: 'comment1', isReply: true }
  const reply = await write({ ...thread, id: 'reply1', author: { kind: 'member', uid: 'owner' }, postedAt: now - 2 })
  await write({ ...thread, id: 'reply2', author: { kind: 'member', uid: 'viewer' }, postedAt: now - 1 })
  await told(reply)
  expect(await reasonsOf('editor')).toEqual(['reply1 reply by Name of owner'])
  expect(await reasonsOf('viewer')).toEqual([])
  const both = await write({ ...thread, id: 'reply3', author: { kind: 'member', uid: 'viewer' }, mentions: ['owner'] })
  await told(both)
  expect(await reasonsOf('owner')).toEqual(['reply3 mention by Name of viewer'])
})

test('nobody hears of what they may not read, have muted, or of what came by an import or is long past', async () => {
  const author = { kind: 'member', uid: 'editor' } as const
  await told(await write({ author, mentions: ['client'], visibility: 'internal' }))
  expect(await reasonsOf('client')).toEqual([])
  await told(await write({ id: 'shown', author, mentions: ['client'], visibility: 'client' }))
  expect(await reasonsOf('client')).toEqual(['shown mention by Name of editor'])
  await world.refs.user('viewer').set(makeUser({ id: 'viewer', mutedReasons: ['mention'] }))
  await told(await write({ id: 'muted', author, mentions: ['viewer'] }))
  await told(await write({ id: 'imported', author, mentions: ['client'], visibility: 'client', importedBy: 'owner' }))
  const past = world.clock.now() - COMMENT_NEWS_FOR - 1
  await told(await write({ id: 'past', author, mentions: ['client'], visibility: 'client', postedAt: past }))
  await world.refs.member(world.workspaceId, 'viewer').delete()
  await told(await write({ id: 'left', author, mentions: ['viewer'] }))
  expect(await reasonsOf('viewer')).toEqual([])
  expect(await reasonsOf('client')).toHaveLength(1)
})

test('a comment of a guest names them, and one that is gone by then notifies nobody', async () => {
  const author = { kind: 'guest', linkId: 'link1', name: 'Cleo' } as const
  await told(await write({ author, visibility: 'client' }))
  await notifyComment(world.deps, { workspaceId: world.workspaceId, commentId: 'gone' })
  expect(await reasonsOf('owner')).toEqual(['comment1 authored by Cleo'])
})
