import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { deleteFont, listFontUses } from '@postwright/core/api/fonts'
import { listProductFontUses } from '@postwright/core/api/product-fonts'
import { ShelvedFont } from '@/features/font-management/components/shelved-font.tsx'
import { getProductShelf, getWorkspaceShelf } from '@/features/font-management/data/font-shelf.ts'
import { api } from '../../support/client/api.ts'
import { show } from '../support/show.tsx'
import { storedFont } from './support/stored-font.ts'

afterEach(cleanup)

const DECKS = [
  { id: 'deck1', name: 'Boats' },
  { id: 'deck2', name: '' },
]

/** A server that lists these uses of a font, and refuses to delete it. */
function serve(uses: { id: string; name: string }[]): void {
  api.answer(listFontUses, { uses })
  api.answer(listProductFontUses, { uses })
  api.refuse(deleteFont, 'font_in_use')
}

const linked = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])

it('a font that is in use says in which decks, with the way there, when it is not deleted', async () => {
  serve(DECKS)
  await show(<ShelvedFont shelf={getWorkspaceShelf('w1')} font={storedFont({})} isServed={false} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete harbour.ttf' }))
  expect(await linked()).toEqual([
    ['Boats', '/dashboard/carousel-editor/deck1'],
    ['Untitled', '/dashboard/carousel-editor/deck2'],
  ])
  expect(screen.getByText(/in use, so it cannot be deleted/)).toBeTruthy()
})

it('a font that no deck is set in says so when it is asked', async () => {
  serve([])
  await show(<ShelvedFont shelf={getWorkspaceShelf('w1')} font={storedFont({})} isServed={false} />)
  expect(api.calls(listFontUses)).toEqual([])
  openUses()
  expect(await screen.findByText(/No deck uses it/)).toBeTruthy()
})

it('a font of the product says which templates are set in it', async () => {
  serve([{ id: 'template1', name: 'Lights' }])
  await show(<ShelvedFont shelf={getProductShelf()} font={storedFont({})} isServed={false} />)
  openUses()
  expect(await linked()).toEqual([['Lights', expect.stringMatching(/template-designer\?template=template1$/)]])
})

/** Opens the part as a click on its heading does in browsers. */
function openUses() {
  const details = screen.getByText('Where it is used').closest('details')
  if (!details) throw new Error('no part about uses')
  details.open = true
  fireEvent(details, new Event('toggle'))
}
