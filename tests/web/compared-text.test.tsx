import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { ComparedText, CompareSwitch } from '@/documents/compared-text.tsx'
import { ResultReview } from '@/llm/result-review.tsx'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const changed = () => [...document.querySelectorAll('ins, del')].map((each) => each.textContent)

it('a new text is shown with its changes or as it reads, by mouse and by keys, and the choice is remembered', async () => {
  const compared = (
    <>
      <CompareSwitch />
      <ComparedText before="We utilize oak." after="We use oak." />
      <ComparedText before="A cheap plan" after="A fair plan" />
    </>
  )
  await show(compared)
  expect(changed()).toEqual(['utilize', 'use', 'cheap', 'fair'])
  await userEvent.click(screen.getByRole('radio', { name: 'Result' }))
  expect(changed()).toEqual([])
  expect(screen.getByText('We use oak.')).toBeDefined()
  expect(screen.getByText('A fair plan')).toBeDefined()

  cleanup()
  await show(compared)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Result' }).checked).toBe(true)
  expect(changed()).toEqual([])
  screen.getByRole('radio', { name: 'Result' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(changed()).toEqual(['utilize', 'use', 'cheap', 'fair'])
})

it('a text of a model can be read without the words that it took out', async () => {
  await show(<ResultReview draft={draftOfText('We utilize oak.')} text="We use oak." onInsert={() => undefined} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Result' }))
  expect(screen.getByRole('group', { name: 'What would change' }).textContent).toBe('We use oak.')
})
