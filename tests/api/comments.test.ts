import { addComment, deleteComment, editComment, resolveComment } from '@postwright/core/api/comments'
import { comments } from '@postwright/core/collections/comments'
import { COMMENT_TEXT_MAX } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import { paths } from '@postwright/core/paths'
import { describe, expect, test } from 'vitest'
import { writeComment } from '../../functions/src/domain/comments/add-comment.ts'
import { guestCommenter } from '../../functions/src/domain/comments/commenter.ts'
import { listClientComments } from '../../functions/src/domain/comments/subject-comments.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { commentOn, memberOf, newId, openTeam, storedComment } from '../support/comments.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addDeck } from '../support/drafts.ts'
import { createLocalDeps } from '../support/local-api.ts'

describe('a comment', () => {
  test('begins a thread on a post, is answered and resolved, and a reply reopens the thread', async () => {
    const team = await openTeam()
    const { owner, editor, workspaceId, subject } = team
    const anchor = {
      kind: 'text' as const,
      part: 'text' as const,
      partIndex: 0,
      connectionId: null,
      from: 0,
      to: 3,
      quote: 'Oak',
      before: '',
      after: ' is back',
    }
    const input = { ...commentOn(team), anchor, mentions: [owner.uid] }
    const { comment } = dataOf(await editor.call(addComment, input))
    expect(comment).toMatchObject({
      id: input.commentId,
      threadId: input.commentId,
      isReply: false,
      anchor,
      mentions: [owner.uid],
      author: { kind: 'member', uid: editor.uid },
      replyCount: 0,
      resolvedAt: null,
    })
    const resolve = { workspaceId, commentId: comment.id, isResolved: true }
    expect(dataOf(await owner.call(resolveComment, resolve)).comment.resolvedBy).toEqual({
      kind: 'member',
      uid: owner.uid,
    })
    const reply = { ...commentOn({ workspaceId, subject }, 'Like this?'), threadId: comment.id, anchor }
    const answered = dataOf(await owner.call(addComment, reply)).comment
    expect(answered).toMatchObject({ isReply: true, threadId: comment.id, anchor: null })
    const thread = await storedComment(workspaceId, comment.id)
    expect(thread).toMatchObject({ replyCount: 1, resolvedAt: null, latestAt: answered.postedAt })
    errorOf(await editor.call(resolveComment, { ...resolve, commentId: answered.id }), 'not_found')
  })

  test('stands on slides of a deck, and on a deck that exists only', async () => {
    const team = await openTeam()
    const deckId = await addDeck(team.owner)
    const subject = { kind: 'deck' as const, deckId, slideId: `${deckId}-first` }
    const anchor = { kind: 'layer' as const, layerId: 'lamp' }
    const { comment } = dataOf(await team.editor.call(addComment, { ...commentOn({ ...team, subject }), anchor }))
    expect(comment).toMatchObject({ subject, anchor })
    const gone = { ...team, subject: { ...subject, deckId: 'gone' } satisfies CommentSubject }
    errorOf(await team.editor.call(addComment, commentOn(gone)), 'not_found')
  })

  test('delivered twice is one, and its id is nobody else’s to take', async () => {
    const team = await openTeam()
    const input = commentOn(team)
    const first = dataOf(await team.editor.call(addComment, input))
    expect(dataOf(await team.editor.call(addComment, input))).toEqual(first)
    errorOf(await team.owner.call(addComment, input), 'forbidden')
    const reply = { ...commentOn(team), threadId: input.commentId }
    await Promise.all([team.editor.call(addComment, reply), team.editor.call(addComment, reply)])
    expect((await storedComment(team.workspaceId, input.commentId))?.replyCount).toBe(1)
  })

  test('is for members who may comment: viewers read, strangers learn nothing', async () => {
    const team = await openTeam()
    const [viewer, stranger] = [await memberOf(team.workspaceId, 'viewer'), await createCaller()]
    const { comment } = dataOf(await team.editor.call(addComment, commentOn(team)))
    const named = { workspaceId: team.workspaceId, commentId: comment.id }
    for (const [caller, code] of [[viewer, 'forbidden'] as const, [stranger, 'not_found'] as const]) {
      errorOf(await caller.call(addComment, commentOn(team)), code)
      errorOf(await caller.call(editComment, { ...named, text: 'Mine' }), code)
      errorOf(await caller.call(deleteComment, named), code)
      errorOf(await caller.call(resolveComment, { ...named, isResolved: true }), code)
    }
  })

  test('has a text of a length', async () => {
    const team = await openTeam()
    for (const text of ['', '   ', 'x'.repeat(COMMENT_TEXT_MAX + 1)]) {
      errorOf(await team.editor.call(addComment, commentOn(team, text)), 'validation_failed')
    }
  })

  test('mentions members who may read it; others are left out', async () => {
    const team = await openTeam()
    const stranger = await createCaller()
    const mentions = [team.owner.uid, team.client.uid, stranger.uid, team.owner.uid]
    const internal = dataOf(await team.editor.call(addComment, { ...commentOn(team), mentions })).comment
    expect(internal.mentions).toEqual([team.owner.uid])
    const shown = { ...commentOn(team), mentions, visibility: 'client' as const }
    expect(dataOf(await team.editor.call(addComment, shown)).comment.mentions).toEqual([
      team.owner.uid,
      team.client.uid,
    ])
  })

  test('is one of 500 of its post at most', async () => {
    const team = await openTeam()
    const { comment } = dataOf(await team.editor.call(addComment, commentOn(team)))
    const all = database().collection(paths.comments(team.workspaceId)).withConverter(converterFor(comments))
    const batch = database().batch()
    for (let i = 0; i < 499; i += 1) batch.set(all.doc(`fill${i}`), { ...comment, id: `fill${i}`, importedBy: 'ada' })
    await batch.commit()
    errorOf(await team.editor.call(addComment, commentOn(team)), 'comments_full')
  })
})

describe('a client', () => {
  test('writes and answers what clients see, and learns nothing of the rest', async () => {
    const team = await openTeam()
    const { client, workspaceId } = team
    errorOf(await client.call(addComment, commentOn(team)), 'forbidden')
    const { comment: hidden } = dataOf(await team.editor.call(addComment, commentOn(team)))
    const named = { workspaceId, commentId: hidden.id }
    errorOf(await client.call(addComment, { ...commentOn(team), threadId: hidden.id }), 'not_found')
    errorOf(await client.call(resolveComment, { ...named, isResolved: true }), 'not_found')
    errorOf(await client.call(editComment, { ...named, text: 'Seen' }), 'not_found')
    dataOf(await client.call(deleteComment, named))
    expect(await storedComment(workspaceId, hidden.id)).toMatchObject({ text: 'Shorter, please' })
    const mine = { ...commentOn(team), visibility: 'client' as const }
    const { comment } = dataOf(await client.call(addComment, mine))
    // The reply says internal; its thread decides.
    const reply = dataOf(await team.editor.call(addComment, { ...commentOn(team), threadId: comment.id })).comment
    expect(reply.visibility).toBe('client')
    errorOf(await client.call(editComment, { workspaceId, commentId: comment.id, visibility: 'internal' }), 'forbidden')
  })

  test('who is a guest writes under the name that they gave, and reads what clients see', async () => {
    const team = await openTeam()
    const deps = await createLocalDeps()
    await team.editor.call(addComment, commentOn(team, 'Among us'))
    const guest = guestCommenter({ linkId: 'link1', name: 'Cleo' })
    const input = { ...commentOn(team, 'Lovely'), visibility: 'client' as const, mentions: [], anchor: null }
    const written = await writeComment(deps, guest, input)
    expect(written.author).toEqual({ kind: 'guest', linkId: 'link1', name: 'Cleo' })
    expect(await writeComment(deps, guest, input)).toEqual(written)
    await expect(writeComment(deps, guest, { ...input, commentId: newId(), visibility: 'internal' })).rejects.toThrow()
    expect(await listClientComments(deps, { ...team, limit: 10 })).toEqual([written])
  })
})

describe('an own comment', () => {
  test('is edited by its author only', async () => {
    const team = await openTeam()
    const { comment } = dataOf(await team.editor.call(addComment, commentOn(team)))
    const edit = { workspaceId: team.workspaceId, commentId: comment.id, text: 'Much shorter' }
    errorOf(await team.owner.call(editComment, edit), 'forbidden')
    errorOf(await team.editor.call(editComment, { ...edit, commentId: 'none' }), 'not_found')
    const edited = dataOf(await team.editor.call(editComment, edit)).comment
    expect(edited).toMatchObject({ text: 'Much shorter', rev: 2 })
    expect(edited.editedAt).not.toBeNull()
  })

  test('changes its visibility until somebody has replied', async () => {
    const team = await openTeam()
    const { comment } = dataOf(await team.editor.call(addComment, { ...commentOn(team), mentions: [team.client.uid] }))
    const show = { workspaceId: team.workspaceId, commentId: comment.id, visibility: 'client' as const }
    expect(dataOf(await team.editor.call(editComment, show)).comment.visibility).toBe('client')
    dataOf(await team.owner.call(addComment, { ...commentOn(team), threadId: comment.id }))
    errorOf(await team.editor.call(editComment, { ...show, visibility: 'internal' }), 'forbidden')
    dataOf(await team.editor.call(editComment, { ...show, text: 'The same visibility' }))
  })

  test('is deleted by its author or a manager; with replies it stays without its text until they are gone', async () => {
    const team = await openTeam()
    const { owner, editor, workspaceId } = team
    const { comment } = dataOf(await editor.call(addComment, commentOn(team)))
    const reply = dataOf(await owner.call(addComment, { ...commentOn(team), threadId: comment.id })).comment
    const named = { workspaceId, commentId: comment.id }
    errorOf(await editor.call(deleteComment, { workspaceId, commentId: reply.id }), 'forbidden')
    dataOf(await owner.call(deleteComment, named))
    expect(await storedComment(workspaceId, comment.id)).toMatchObject({ text: '', mentions: [], replyCount: 1 })
    errorOf(await editor.call(editComment, { ...named, text: 'Back' }), 'not_found')
    dataOf(await owner.call(deleteComment, { workspaceId, commentId: reply.id }))
    dataOf(await owner.call(deleteComment, { workspaceId, commentId: reply.id }))
    expect(await fieldsOf(paths.comment(workspaceId, comment.id))).toBeUndefined()
    const alone = dataOf(await editor.call(addComment, commentOn(team))).comment
    dataOf(await editor.call(deleteComment, { workspaceId, commentId: alone.id }))
    expect(await fieldsOf(paths.comment(workspaceId, alone.id))).toBeUndefined()
  })
})
