import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addComment } from '@postwright/core/api/comments'
import { listMembers } from '@postwright/core/api/members'
import { comments } from '@postwright/core/collections/comments'
import { emptyDraft } from '@postwright/core/model/post'
import { CommentsButton } from '@/features/content-studio/comments/comments-button.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeComment } from '../support/factories/comment.ts'
import { show } from './support/show.tsx'

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  giveRole('owner')
  api.answer(listMembers, { members: [] })
})
afterEach(cleanup)

describe('words of a post', () => {
  const TEXT = 'Oak is back in stock.'

  function Post() {
    return (
      <>
        <CommentsButton workspaceId="w1" postId="post1" draft={{ ...emptyDraft(), text: TEXT }} />
        <div data-thread="0">
          <div data-marks>
            <textarea aria-label="Text" defaultValue={TEXT} />
          </div>
        </div>
      </>
    )
  }

  it('that are selected are commented on, with the quote above the comment and in what is sent', async () => {
    api.answer(addComment, ({ commentId: id, subject, text, anchor }) => ({
      comment: makeComment({ id, subject, text, anchor }),
    }))
    await show(<Post />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
    field.focus()
    act(() => {
      field.setSelectionRange(7, 11)
      document.dispatchEvent(new Event('selectionchange'))
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Comment' }))
    const panel = await screen.findByRole('dialog', { name: 'Comments' })
    expect(within(panel).getByText('back')).toBeDefined()
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Write a comment' }), 'Really?')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(api.calls(addComment)).toHaveLength(1))
    expect(api.calls(addComment)[0]?.anchor).toMatchObject({ part: 'text', from: 7, to: 11, quote: 'back' })
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('back'))
  })

  it('that are gone leave their quote and say so', async () => {
    const anchor = { kind: 'text', part: 'text', partIndex: 0, connectionId: null, from: 0, to: 4 } as const
    const about = { ...anchor, quote: 'Pine', before: '', after: ' was back last year' }
    store.put(comments, ['w1'], makeComment({ text: 'Why pine?', anchor: about }))
    await show(<Post />, { at: '/?comment=comment1' })
    expect(await screen.findByText('The quoted text was removed.')).toBeDefined()
    expect(screen.getByText('Pine')).toBeDefined()
  })
})
