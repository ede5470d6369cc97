import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { type Idea, ideas } from '@postwright/core/collections/ideas'
import { newIdea } from '@/features/ideas/idea-draft.ts'
import { Board } from '@/features/ideas/components/board.tsx'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const LANE: IdeaLane = { ...makeBase('l1'), name: 'Unsorted', color: 'gray', place: 0 }
const idea = (at: number): Idea =>
  ideas.schema.parse({ ...makeBase(`idea${at}`), ...newIdea(`Idea ${at}`, { laneId: 'l1', place: at * 1000 }) })

const texts = () => within(screen.getByRole('region', { name: 'Unsorted' })).getAllByText(/^(Idea \d+|New)$/)

it('an idea added on the second page of a lane stands first on that page', async () => {
  store.put(ideas, ['w1'], ...Array.from({ length: 25 }, (_, at) => idea(at)))
  await show(<Board lanes={[LANE]} onOpen={() => undefined} />)
  const user = userEvent.setup()
  await screen.findByText('Idea 0')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Idea 20')
  await user.type(screen.getByRole('textbox', { name: /Unsorted/ }), 'New{Enter}')
  await waitFor(() =>
    expect(texts().map(({ textContent }) => textContent)).toEqual([
      'New',
      'Idea 20',
      'Idea 21',
      'Idea 22',
      'Idea 23',
      'Idea 24',
    ]),
  )
})
