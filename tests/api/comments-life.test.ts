import { addComment, editComment, resolveComment } from '@postwright/core/api/comments'
import { deletePost } from '@postwright/core/api/posts'
import { deleteForGood } from '@postwright/core/api/trash'
import { startImport } from '@postwright/core/api/workspaces'
import { comments } from '@postwright/core/collections/comments'
import type { Comment } from '@postwright/core/model/comment'
import { paths } from '@postwright/core/paths'
import { describe, expect, test } from 'vitest'
import { purgeAccount } from '../../functions/src/domain/accounts/account-purge.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { commentOn, openTeam, storedComment } from '../support/comments.ts'
import { database } from '../support/documents.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { PATIENCE } from '../support/patience.ts'

// On a busy machine, the emulator aborts calls that wait longer than a minute for locks held by earlier triggers.
describe('the comments of what is deleted, exported and imported', { retry: 1 }, () => {
  test('stay with a post in the trash, and are deleted with it', async () => {
    const team = await openTeam()
    const { owner, workspaceId, postId } = team
    const { comment } = dataOf(await owner.call(addComment, commentOn(team)))
    dataOf(await owner.call(deletePost, { workspaceId, postId }))
    expect(await storedComment(workspaceId, comment.id)).toBeDefined()
    const items = await database().collection(paths.trash(workspaceId)).get()
    dataOf(await owner.call(deleteForGood, { workspaceId, itemId: items.docs[0]?.id ?? '' }))
    expect(await storedComment(workspaceId, comment.id)).toBeUndefined()
  })

  test('come back by an import as they were, on the post that was imported, marked with who imported them', async () => {
    const team = await openTeam()
    const { owner, editor, workspaceId, postId } = team
    const first = dataOf(await editor.call(addComment, { ...commentOn(team), mentions: [owner.uid] })).comment
    const reply = { ...commentOn(team, 'Like this?'), threadId: first.id }
    const second = dataOf(await owner.call(addComment, reply)).comment
    const deps = await createLocalDeps()
    const { documents } = await deps.exportData.workspaceOf(workspaceId)
    const elsewhere = await createCaller()
    const content = { version: 2, exportedAt: 1, account: {}, workspaces: [documents], leftOut: [] }
    const file = { bytes: new TextEncoder().encode(JSON.stringify(content)), type: 'application/json' }
    dataOf(await elsewhere.call(startImport, { workspaceId: elsewhere.workspaceId }, { file }))
    const all = database().collection(paths.comments(elsewhere.workspaceId)).withConverter(converterFor(comments))
    await expect.poll(async () => (await all.get()).size, { timeout: PATIENCE }).toBe(2)
    const found = (await all.orderBy('postedAt').get()).docs.map((snapshot) => snapshot.data())
    const post = (await database().collection(paths.posts(elsewhere.workspaceId)).get()).docs[0]
    const thread = await storedComment(workspaceId, first.id)
    for (const [i, before] of [thread, second].entries()) {
      expect(before && contentOf(before)).toEqual(found[i] && contentOf(found[i]))
      expect(found[i]).toMatchObject({
        subject: { kind: 'post', postId: post?.id },
        threadId: found[0]?.id,
        importedBy: elsewhere.uid,
      })
    }
    expect(post?.id).not.toBe(postId)
    errorOf(
      await elsewhere.call(editComment, {
        workspaceId: elsewhere.workspaceId,
        commentId: found[1]?.id ?? '',
        text: 'As if they had said it',
      }),
      'forbidden',
    )
  })

  test('of a post in the trash are in no export', async () => {
    const team = await openTeam()
    dataOf(await team.owner.call(addComment, commentOn(team)))
    dataOf(await team.owner.call(deletePost, { workspaceId: team.workspaceId, postId: team.postId }))
    const deps = await createLocalDeps()
    const { documents } = await deps.exportData.workspaceOf(team.workspaceId)
    expect(documents['comments']).toEqual([])
  })

  test('stay without the person whose account is deleted', async () => {
    const team = await openTeam()
    const { owner, editor, workspaceId } = team
    const mine = dataOf(await editor.call(addComment, commentOn(team))).comment
    const theirs = dataOf(await owner.call(addComment, { ...commentOn(team), mentions: [editor.uid] })).comment
    dataOf(await editor.call(resolveComment, { workspaceId, commentId: theirs.id, isResolved: true }))
    const deps = await createLocalDeps()
    await purgeAccount(deps, { id: editor.uid, email: editor.email })
    expect(await storedComment(workspaceId, mine.id)).toMatchObject({
      author: { kind: 'member', uid: 'former-member' },
      text: 'Shorter, please',
    })
    expect(await storedComment(workspaceId, theirs.id)).toMatchObject({
      mentions: [],
      resolvedBy: { uid: 'former-member' },
    })
    const left = await database().collection(paths.comments(workspaceId)).get()
    expect(JSON.stringify(left.docs.map((snapshot) => snapshot.data()))).not.toContain(editor.uid)
  })
})

/** Fields of a comment that an import keeps: all but ids, revision and the mark of the import. */
function contentOf({ author, text, mentions, visibility, anchor, isReply, ...comment }: Comment) {
  const { postedAt, editedAt, deletedAt, resolvedAt, resolvedBy, latestAt, replyCount } = comment
  const times = { postedAt, editedAt, deletedAt, resolvedAt, latestAt }
  return { author, text, mentions, visibility, anchor, isReply, resolvedBy, replyCount, ...times }
}
