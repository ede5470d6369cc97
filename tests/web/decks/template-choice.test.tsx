import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listGallery } from '@postwright/core/api/gallery'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TemplateChoice } from '@/features/carousel-editor/components/template-choice.tsx'
import { api } from '../../support/client/api.ts'
import { show } from '../support/show.tsx'

beforeEach(() => api.answer(listGallery, { items: [] }))
afterEach(cleanup)

type Choose = ComponentProps<typeof TemplateChoice>['onChoose']

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
const search = () => screen.getByRole('searchbox', { name: 'Search templates' })

it('templates are found by their name, by words about them and by their kind, and chosen by a click', async () => {
  const onChoose = vi.fn<Choose>()
  await show(<TemplateChoice onChoose={onChoose} />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(DECK_TEMPLATES.length)
  await userEvent.type(search(), 'swiss')
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(names()[0]).toMatch(/^Swiss rules/)
  await userEvent.click(screen.getByRole('button', { name: /Swiss rules/ }))
  expect(onChoose).toHaveBeenCalledOnce()
  expect(onChoose.mock.calls[0]?.[0].slides.length).toBeGreaterThan(1)
})

it('a search without a match says so and is taken back by one click', async () => {
  await show(<TemplateChoice onChoose={vi.fn<Choose>()} />)
  await screen.findAllByRole('listitem')
  await userEvent.type(search(), 'no such design')
  await screen.findByText('No templates match your search')
  expect(screen.queryByRole('listitem')).toBeNull()
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' })
  if (!clear) throw new Error('There is no way back.')
  await userEvent.click(clear)
  expect(await screen.findAllByRole('listitem')).toHaveLength(DECK_TEMPLATES.length)
})
