import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { readLinkCard } from '@postwright/core/api/link-cards'
import { posts } from '@postwright/core/collections/posts'
import { POST_LABEL_MAX, POST_LABELS_MAX } from '@postwright/core/limits'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { cleanLabels } from '@/features/content-studio/post-labels.ts'
import { LinkCardField } from '@/features/content-studio/components/extras/link-card-field.tsx'
import { NotesSection } from '@/features/content-studio/components/extras/post-extras.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const URL_OF_PAGE = 'https://www.example.com/oak'
const nothing = () => undefined

it('shows the card as the page describes itself, without loading anything of another site', async () => {
  const card = {
    url: URL_OF_PAGE,
    title: 'Oak & ash',
    description: 'How to choose',
    picture: 'data:image/webp;base64,AA',
  }
  api.answer(readLinkCard, { card })
  await show(<LinkCardField workspaceId="w1" url={URL_OF_PAGE} isOn onChange={nothing} />)
  expect(await screen.findByText('Oak & ash')).toBeDefined()
  expect(screen.getByText('example.com')).toBeDefined()
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([card.picture])
})

it('reads no page for a post that has no cards, and says where there is none to show', async () => {
  api.answer(readLinkCard, { card: null })
  const onChange = vi.fn<(isOn: boolean) => void>()
  const view = await show(<LinkCardField workspaceId="w1" url={URL_OF_PAGE} isOn={false} onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Show a link card' }))
  expect(onChange).toHaveBeenCalledWith(true)
  expect(api.calls(readLinkCard)).toEqual([])
  view.rerender(<LinkCardField workspaceId="w1" url={URL_OF_PAGE} isOn onChange={onChange} />)
  expect(await screen.findByText(/has no preview data/)).toBeDefined()
  expect(api.calls(readLinkCard)).toEqual([{ workspaceId: 'w1', url: URL_OF_PAGE }])
})

it('notes are folded away until there are some; labels used before are suggested', async () => {
  store.put(
    posts,
    ['w1'],
    makePost({ id: 'a', labels: ['workshop'] }),
    makePost({ id: 'b', labels: ['chairs', 'workshop'] }),
  )
  const onEdit = vi.fn<(change: Partial<PostDraft>) => void>()
  const live = { subscribe: () => () => undefined, read: emptyDraft }
  const view = await show(<NotesSection workspaceId="w1" labels={[]} campaignId="" live={live} onEdit={onEdit} />)
  expect(screen.queryByLabelText('Labels')).toBeNull()
  view.unmount()
  await show(<NotesSection workspaceId="w1" labels={['chairs']} campaignId="" live={live} onEdit={onEdit} />)
  const field = await screen.findByLabelText('Labels', { selector: 'input' })
  await userEvent.click(field)
  const offered = await screen.findAllByRole('option', { hidden: true })
  expect(offered.map((option) => option.textContent)).toEqual(['workshop'])
  await userEvent.type(field, '  Oak  boards {Enter}')
  expect(onEdit).toHaveBeenLastCalledWith({ labels: ['chairs', 'Oak boards'] })
})

it('labels are one line each, not too long, each once whatever its case, and not too many', () => {
  expect(cleanLabels(['a', ' A ', 'b\n c', '', '  '])).toEqual(['a', 'b c'])
  expect(cleanLabels(['x'.repeat(POST_LABEL_MAX + 9)])).toEqual(['x'.repeat(POST_LABEL_MAX)])
  expect(cleanLabels(Array.from({ length: 30 }, (_, n) => `label ${n}`))).toHaveLength(POST_LABELS_MAX)
})
