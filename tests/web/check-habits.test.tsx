import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { FindingList } from '@/checks/finding-list.tsx'
import { CheckSettings } from '@/checks/habits/check-settings.tsx'
import { useWritingHabits, writingHabits } from '@/checks/habits/writing-habits.ts'
import { proofreader } from '@/checks/proofreading/proofreader.ts'
import { ProofreadingNote } from '@/checks/proofreading/proofreading-note.tsx'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const TEXT = 'You will definately like the amazing new shop, and so will they.'

function Found({ draftId = 'post1' }) {
  const habits = useWritingHabits(draftId)
  const [current] = useState(null)
  const { findings, score } = runChecks(draftOfText(TEXT, { habits }))
  return (
    <>
      <output aria-label="Score">{score}</output>
      <FindingList {...{ draftId, findings, current }} onShow={() => undefined} onFix={() => undefined} />
    </>
  )
}

const score = () => Number(screen.getByRole('status', { name: 'Score' }).textContent)
const menuOf = (evidence: string) => screen.findByRole('button', { name: new RegExp(`more actions for ${evidence}`) })
const choose = async (evidence: string, item: string) => {
  await userEvent.click(await menuOf(evidence))
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

beforeEach(() => {
  for (const word of writingHabits.get().words) writingHabits.removeWord(word)
  for (const each of writingHabits.get().ignored) writingHabits.showAgain(each)
  for (const check of Object.keys(writingHabits.get().strengths)) writingHabits.setStrength(check, 'full')
})
afterEach(cleanup)

describe('a finding', () => {
  it('is ignored in one post, which gives its points back, and shown again by undo', async () => {
    await showWithToasts(<Found />)
    const before = score()
    await choose('amazing', 'Ignore in this post')
    expect(screen.queryByRole('button', { name: /more actions for amazing/ })).toBeNull()
    expect(score()).toBeGreaterThan(before)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await menuOf('amazing')).toBeDefined()
    expect(score()).toBe(before)
  })

  it('is ignored in other posts only where that was asked for', async () => {
    writingHabits.ignore({ check: 'hype', evidence: 'amazing' }, 'post1')
    await show(<Found draftId="post2" />)
    expect(await menuOf('amazing')).toBeDefined()
    await choose('amazing', 'Always ignore')
    await waitFor(() => expect(screen.queryByRole('button', { name: /more actions for amazing/ })).toBeNull())
  })

  it('that is ignored in one post stays ignored there when it is ignored in another, or shown again in that one', () => {
    const hype = { check: 'hype', evidence: 'amazing' } as const
    writingHabits.ignore(hype, 'post1')
    writingHabits.ignore(hype, 'post2')
    writingHabits.ignore(hype, 'post2')
    expect(writingHabits.get().ignored.map(({ draftId }) => draftId)).toEqual(['post1', 'post2'])
    writingHabits.showAgain({ ...hype, draftId: 'post2' })
    expect(writingHabits.get().ignored.map(({ draftId }) => draftId)).toEqual(['post1'])
  })

  it('that is ignored everywhere stays so when it is ignored in one post', async () => {
    const hype = { check: 'hype', evidence: 'amazing' } as const
    writingHabits.ignore(hype, null)
    writingHabits.ignore(hype, 'post1')
    await show(<Found draftId="post2" />)
    expect(screen.queryByRole('button', { name: /more actions for amazing/ })).toBeNull()
  })

  it('of a word that is right is none once the word is in the dictionary of the person', async () => {
    await show(<Found />)
    await choose('definately', 'Add to my dictionary')
    await waitFor(() => expect(screen.queryByRole('button', { name: /more actions for definately/ })).toBeNull())
    expect(writingHabits.get().words).toEqual(['definately'])
  })

  it('says why it matters, with an example', async () => {
    await show(<Found />)
    await choose('definately', 'Why it matters')
    expect(await screen.findByText(/trust the rest less/)).toBeDefined()
    expect(screen.getByText(/We definitely deliver/)).toBeDefined()
  })
})

describe('the settings of checks', () => {
  it('take back words and what was ignored, and let a check hint only', async () => {
    writingHabits.addWord('Shopp')
    writingHabits.ignore({ check: 'hype', evidence: 'amazing' }, null)
    await show(<CheckSettings />)
    await userEvent.click(screen.getByRole('button', { name: 'Check settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Check settings' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove shopp from my dictionary' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show again: amazing' }))
    expect(writingHabits.get()).toMatchObject({ words: [], ignored: [] })
    await userEvent.click(dialog.getByRole('combobox', { name: 'Hype' }))
    const options = within(await screen.findByRole('listbox', { name: 'Hype', hidden: true }))
    await userEvent.click(options.getByRole('option', { name: 'Hint only', hidden: true }))
    expect(writingHabits.get().strengths).toEqual({ hype: 'hint' })
    expect(dialog.queryByRole('combobox', { name: 'Banned word' })).toBeNull()
  })
})

describe('spelling and grammar', () => {
  afterEach(() => proofreader.turn('on'))

  it('are off until they are turned on, and read nothing meanwhile', async () => {
    proofreader.turn('off')
    await show(<ProofreadingNote className="" />)
    expect(screen.getByText(/are off/)).toBeDefined()
    expect(await proofreader.read({ text: TEXT, languages: ['en'] })).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(screen.queryByText(/are off/)).toBeNull()
  })

  it('say where they cannot be loaded, which leaves the other checks as they are', async () => {
    await show(<ProofreadingNote className="" />)
    // The test's browser has no workers.
    expect(await proofreader.read({ text: TEXT, languages: ['en'] })).toEqual([])
    expect(await screen.findByText(/couldn’t be loaded/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(/couldn’t be loaded/)).toBeNull()
  })
})
