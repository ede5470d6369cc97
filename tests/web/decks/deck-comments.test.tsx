import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addComment } from '@postwright/core/api/comments'
import { listMembers } from '@postwright/core/api/members'
import { comments } from '@postwright/core/collections/comments'
import { commentOutbox } from '@/comments/data/comment-outbox.ts'
import { DeckComments } from '@/features/carousel-editor/comments/deck-comments.tsx'
import { api } from '../../support/client/api.ts'
import { giveRole } from '../../support/client/person.ts'
import { store } from '../../support/client/store.ts'
import { makeComment } from '../../support/factories/comment.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { showInEditor } from './show-in-editor.tsx'

const SCENE = sceneOf(slideOf('s1', [shapeLayer('lamp')]), slideOf('s2', [shapeLayer('vase')], { place: 1 }))
const on = (slideId: string) => ({ kind: 'deck', deckId: 'deck1', slideId }) as const

beforeEach(() => {
  localStorage.clear()
  giveRole('editor')
  api.answer(listMembers, { members: [] })
})
afterEach(() => {
  commentOutbox.settle(new Set(commentOutbox.state().sent.map(({ id }) => id)))
  cleanup()
})

const open = () =>
  showInEditor(
    <>
      <div data-stage-pins />
      <DeckComments deckId="deck1" onClose={() => undefined} />
    </>,
    SCENE,
  )

it('comments on the slide on the stage, or on the layer that is selected there', async () => {
  api.answer(addComment, ({ commentId, subject, anchor, text }) => ({
    comment: makeComment({ id: commentId, subject, anchor, text }),
  }))
  const editor = await open()
  const field = await screen.findByRole('textbox', { name: 'Write a comment' })
  await userEvent.type(field, 'The whole slide')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  act(() => editor.view.set({ selection: ['lamp'] }))
  expect(screen.getByText('About the selected layer')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Too bright')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(api.calls(addComment)).toHaveLength(2))
  expect(api.calls(addComment)).toMatchObject([
    { subject: on('s1'), anchor: null },
    { subject: on('s1'), anchor: { kind: 'layer', layerId: 'lamp' } },
  ])
})

it('pins open threads to layers of the slide, leads to them, and says when a layer or slide is gone', async () => {
  const anchor = (layerId: string) => ({ anchor: { kind: 'layer', layerId } }) as const
  store.put(
    comments,
    ['w1'],
    makeComment({ id: 'here', text: 'On the lamp', subject: on('s1'), ...anchor('lamp') }),
    makeComment({ id: 'there', text: 'On the vase', subject: on('s2'), ...anchor('vase') }),
    makeComment({ id: 'gone', text: 'On the old title', subject: on('s1'), ...anchor('title') }),
    makeComment({ id: 'lost', text: 'On a slide before', subject: on('s9') }),
  )
  const editor = await open()
  const thread = async (text: string) => {
    const item = (await screen.findByText(text)).closest('li')
    return within(item ?? document.body)
  }
  expect((await thread('On the old title')).getByText('The layer was removed.')).toBeDefined()
  expect((await thread('On a slide before')).getByText('The slide was removed.')).toBeDefined()
  await waitFor(() => expect(document.querySelector('[data-stage-pins]')?.childElementCount).toBe(1))
  await userEvent.click((await thread('On the vase')).getByRole('button', { name: 'Show on the slide' }))
  expect(editor.view.getState()).toMatchObject({ slideId: 's2', selection: ['vase'] })
})
