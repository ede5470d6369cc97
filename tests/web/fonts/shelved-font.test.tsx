import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShelvedFont } from '@/features/font-management/components/shelved-font.tsx'
import { getProductShelf, getWorkspaceShelf } from '@/features/font-management/data/font-shelf.ts'
import { show } from '../support/show.tsx'
import { storedFont } from './support/stored-font.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { method: string }) => Promise<unknown>>() }))
vi.mock('@/lib/api-client.ts', () => ({ call }))
afterEach(() => {
  cleanup()
  call.mockReset()
})

const DECKS = [
  { id: 'deck1', name: 'Boats' },
  { id: 'deck2', name: '' },
]

/** A server that a font is used on by some decks or templates; it refuses to delete it. */
async function serve(uses: readonly { id: string; name: string }[]): Promise<void> {
  const { ApiError } = await import('@/lib/api-error.ts')
  call.mockImplementation(({ method }) =>
    method === 'DELETE'
      ? Promise.reject(new ApiError('font_in_use', { detail: '', status: 409 }))
      : Promise.resolve({ uses }),
  )
}

const within = (part: ReactElement) =>
  show(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

const linked = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])

it('a font that is in use says in which decks, with the way there, when it is not deleted', async () => {
  await serve(DECKS)
  await within(<ShelvedFont shelf={getWorkspaceShelf('w1')} font={storedFont({})} isServed={false} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete harbour.ttf' }))
  expect(await linked()).toEqual([
    ['Boats', '/dashboard/carousel-editor/deck1'],
    ['Untitled', '/dashboard/carousel-editor/deck2'],
  ])
  expect(screen.getByText(/in use, so it cannot be deleted/)).toBeTruthy()
})

it('a font that no deck is set in says so when it is asked', async () => {
  await serve([])
  await within(<ShelvedFont shelf={getWorkspaceShelf('w1')} font={storedFont({})} isServed={false} />)
  expect(call).not.toHaveBeenCalled()
  openUses()
  expect(await screen.findByText(/No deck is set in it/)).toBeTruthy()
})

it('a font of the product says which templates are set in it', async () => {
  await serve([{ id: 'template1', name: 'Lights' }])
  await within(<ShelvedFont shelf={getProductShelf()} font={storedFont({})} isServed={false} />)
  openUses()
  expect(await linked()).toEqual([['Lights', expect.stringMatching(/template-designer\?template=template1$/)]])
})

/** As a click on the heading does in browsers. */
function openUses() {
  const details = screen.getByText('Where it is used').closest('details')
  if (!details) throw new Error('no part about uses')
  details.open = true
  fireEvent(details, new Event('toggle'))
}
