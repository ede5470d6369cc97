import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listGallery } from '@postwright/core/api/gallery'
import { OfferedSets } from '@/features/carousel-editor/components/offered-sets.tsx'
import { api } from '../../support/client/api.ts'
import { show } from '../support/show.tsx'

const COLORS = {
  background: '#ffffff',
  surface: '#f1f1ee',
  text: '#111111',
  muted: '#5c5c5c',
  primary: '#d0211a',
  accent: '#0a6d7c',
}
const base = { description: '', makerName: 'Ada', licence: 'cc0' as const, uses: 2 }
const ITEMS = {
  palette: { ...base, id: 'p1', title: 'Swiss', content: { kind: 'palette' as const, colors: COLORS } },
  hashtags: { ...base, id: 'h1', title: 'Wood', content: { kind: 'hashtags' as const, tags: ['oak', 'ash', 'elm'] } },
}

beforeEach(() =>
  api.answer(listGallery, ({ kind }) => ({ items: kind === 'palette' || kind === 'hashtags' ? [ITEMS[kind]] : [] })),
)
afterEach(cleanup)

const open = () =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <OfferedSets />
    </QueryClientProvider>,
  )

it('what others have published says whose it is, and each can be copied by its name', async () => {
  await open()
  const set = await screen.findByText('#oak #ash #elm')
  const row = set.closest('li')
  if (!row) throw new Error('no row')
  expect(within(row).getByText(/by Ada/).textContent).toContain('used 2 times')
  expect(within(row).getByRole('button', { name: 'Copy Wood' })).toBeTruthy()
})

it('a palette is shown as its colours, each with its value', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('combobox', { name: 'Show' }))
  await user.click(await screen.findByRole('option', { name: 'Palette', hidden: true }))
  const value = await screen.findByText('#d0211a')
  expect(value.previousElementSibling?.getAttribute('style')).toContain('background')
  const shown = [...(value.closest('ul')?.children ?? [])].map(({ textContent }) => textContent)
  expect(shown).toEqual(Object.values(COLORS))
})
