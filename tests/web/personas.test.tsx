import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { personas } from '@postwright/core/collections/personas'
import { emptyPersona, personaDraftSchema, type PersonaDraft } from '@postwright/core/model/persona'
import type { Accepted } from '@postwright/core/personas/accept-proposal'
import { coverageOf } from '@postwright/core/personas/coverage-of'
import { proposePersona } from '@postwright/core/personas/propose-persona'
import { joinUnasked } from '@/documents/merge/draft-parts.ts'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { ProposalForm } from '@/features/personas/comments/proposal-form.tsx'
import { PersonaGuide } from '@/features/personas/components/persona-guide.tsx'
import { PointsField } from '@/features/personas/components/points-field.tsx'
import { CoverageTable } from '@/features/personas/coverage/coverage-table.tsx'
import { guideStep, type GuideStep } from '@/features/personas/guide-steps.ts'
import { PERSONA_PARTS } from '@/features/personas/persona-parts.ts'
import { Component as PersonasScreen } from '@/features/personas/personas-screen.tsx'
import { store } from '../support/client/store.ts'
import { makePersona } from '../support/factories/persona.ts'
import { makePost } from '../support/factories/post.ts'
import { plantedComments } from '../unit/personas/planted-comments.ts'
import { address, show } from './support/show.tsx'

const point = (id: string, text: string, words: string[] = []) => ({ id, text, words, count: 0, of: 0 })

const CARLA = makePersona({
  summary: 'Runs a bakery',
  gradeMax: 8,
  objections: [point('o1', 'It is too expensive', ['price']), point('o2', 'I have no time', ['time'])],
})

beforeEach(() => store.put(personas, ['w1'], CARLA))
afterEach(cleanup)

describe('the cards', () => {
  it('show who it is, what it objects to and how it reads', async () => {
    await show(<PersonasScreen />)
    const card = within(screen.getByRole('list', { name: 'Personas' })).getByRole('listitem')
    expect(card.textContent).toContain('Runs a bakery')
    expect(card.textContent).toContain('It is too expensive')
    expect(card.textContent).toContain('Reads up to grade 8')
  })

  it('offer three ways to begin while there is none', async () => {
    store.clear(personas, 'w1')
    await show(<PersonasScreen />)
    const ways = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(ways).toEqual(['Answer a few questions', 'Use comments and reviews', 'Start with an empty card'])
  })

  it('take a persona away at once when it is deleted, and show it again when that is undone', async () => {
    await show(<PersonasScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Careful Carla' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
    expect(screen.queryByRole('link', { name: 'Careful Carla' })).toBeNull()
    act(() => hiddenDocuments.show('carla'))
    expect(screen.getByRole('link', { name: 'Careful Carla' })).toBeDefined()
  })

  it('are selected and taken away together, and come back with one undo', async () => {
    store.put(personas, ['w1'], { ...CARLA, id: 'ben', name: 'Busy Ben' }, { ...CARLA, id: 'nora', name: 'Nora' })
    await show(
      <>
        <Toaster />
        <PersonasScreen />
      </>,
    )
    const user = userEvent.setup()
    const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    screen.getByRole('checkbox', { name: 'Select Careful Carla' }).focus()
    await user.keyboard(' ')
    screen.getByRole('checkbox', { name: 'Select Busy Ben' }).focus()
    await user.keyboard('{Shift>} {/Shift}')
    expect(await screen.findByText('2 selected')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
    expect(names()).toEqual(['Nora'])
    const offer = screen.getByText('2 items moved to the trash.').parentElement ?? document.body
    await user.click(within(offer).getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['Busy Ben', 'Careful Carla', 'Nora'])
  })
})

function Points({ initial }: { initial: PersonaDraft }) {
  const [draft, setDraft] = useState(initial)
  return <PointsField kind="objections" draft={draft} onEdit={(change) => setDraft({ ...draft, ...change })} />
}

describe('a point', () => {
  it('counts its quotes, shows them with their sources, and takes them along when it is removed', async () => {
    const quote = { id: 'q1', quote: 'I cannot afford it', source: 'Store review', url: '', points: ['o1'] }
    await show(<Points initial={{ ...CARLA, evidence: [quote] }} />)
    await userEvent.click(screen.getByRole('button', { name: '1 quote' }))
    const quotes = screen.getByRole('list', { name: 'Quotes about “It is too expensive”' })
    expect(within(quotes).getByRole('textbox', { name: 'Quote' })).toHaveProperty('value', 'I cannot afford it')
    expect(within(quotes).getByRole('textbox', { name: 'Source' })).toHaveProperty('value', 'Store review')
    await userEvent.click(screen.getByRole('button', { name: 'Remove “It is too expensive”' }))
    expect(screen.queryByText('1 quote')).toBeNull()
  })

  it('gets a quote of its own', async () => {
    await show(<Points initial={CARLA} />)
    await userEvent.click(screen.getByRole('button', { name: 'Add a quote for “I have no time”' }))
    const quotes = screen.getByRole('list', { name: 'Quotes about “I have no time”' })
    await userEvent.type(within(quotes).getByRole('textbox', { name: 'Quote' }), 'Who has an hour?')
    expect(screen.getAllByRole('button', { name: '1 quote' })).toHaveLength(1)
  })
})

function Guide() {
  const [step, setStep] = useState<GuideStep | null>('who')
  const [draft, setDraft] = useState(emptyPersona('Nora'))
  if (step === null) return <p>{draft.goals.map(({ text }) => text).join()}</p>
  return (
    <PersonaGuide step={step} draft={draft} onEdit={(change) => setDraft({ ...draft, ...change })} onStep={setStep} />
  )
}

describe('the guide', () => {
  it('asks one question after the other and keeps what was answered when it is left', async () => {
    await show(<Guide />)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add a goal' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'A goal' }), 'Fill the shop')
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole card' }))
    expect(screen.getByText('Fill the shop')).toBeDefined()
  })

  it('goes on with the first question that has no answer', () => {
    expect(guideStep('next', emptyPersona('Nora'))).toBe('who')
    expect(guideStep('next', { ...CARLA, goals: [point('g', 'Sleep')] })).toBe('pains')
    expect(guideStep(null, CARLA)).toBeNull()
  })
})

it('a proposal says in how many comments each topic was said and why it is taken for what it is, and gives what was taken', async () => {
  const proposal = proposePersona(plantedComments(120).map(({ text }) => text))
  const accepted = vi.fn<(accepted: Accepted) => void>()
  await show(<ProposalForm proposal={proposal} onAccept={accepted} />)
  const [topic] = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('listitem')
  expect(topic?.textContent).toContain(`Said in ${proposal.topics[0]?.count} of ${proposal.read} comments`)
  expect(topic?.textContent).toMatch(/because of: \w/)
  await userEvent.click(screen.getAllByRole('checkbox', { name: /^Add / })[0] ?? document.body)
  const rest = proposal.topics.filter(({ kind }) => kind !== null).length - 1
  await userEvent.click(screen.getByRole('button', { name: `Add ${rest} points to the persona` }))
  expect(accepted.mock.calls[0]?.[0].topics).toHaveLength(rest)
})

describe('topics of a proposal', () => {
  const proposal = proposePersona(plantedComments(120).map(({ text }) => text))
  const rows = () => within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('checkbox', { name: /^Add / })
  const field = (at: number) => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'In your words' })[at]
  const countsOf = (topics: readonly { count: number }[]) => topics.reduce((sum, { count }) => sum + count, 0)

  it('are merged by keys, named, and parted again by undoing', async () => {
    const accepted = vi.fn<(accepted: Accepted) => void>()
    await show(<ProposalForm proposal={proposal} onAccept={accepted} />)
    const [first, second] = screen.getAllByRole('button', { name: /^Select “.*” to merge$/ })
    first?.focus()
    await userEvent.keyboard(' ')
    expect(screen.getByText('1 topic selected. Select another one to merge them.')).toBeDefined()
    second?.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button', { name: 'Merge topics' }))
    expect(rows()).toHaveLength(proposal.topics.length - 1)
    const together = countsOf(proposal.topics.slice(0, 2))
    expect(screen.getByText(`Topics merged. The merged topic has ${together} comments.`)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field(0)))

    await userEvent.clear(field(0) ?? document.body)
    await userEvent.type(field(0) ?? document.body, 'Money and time')
    await userEvent.click(screen.getByRole('button', { name: /^Add \d+ points to the persona$/ }))
    const { topics } = accepted.mock.calls[0]?.[0] ?? { topics: [] }
    expect(topics[0]).toMatchObject({ text: 'Money and time', topic: { count: together } })

    await userEvent.click(screen.getByRole('button', { name: 'Undo rename' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(rows()).toHaveLength(proposal.topics.length)
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('are split by what is suggested or chosen, and one comment at least stays in each', async () => {
    await show(<ProposalForm proposal={proposal} onAccept={() => undefined} />)
    const [open] = screen.getAllByRole('button', { name: /^Split “/ })
    await userEvent.click(open ?? document.body)
    const panel = screen.getByRole('group', { name: 'Comments for a new topic' })
    const boxes = within(panel).getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes).toHaveLength(proposal.topics[0]?.count ?? 0)
    expect(document.activeElement).toBe(boxes[0])
    for (const box of boxes.filter(({ checked }) => checked)) await userEvent.click(box)
    expect(within(panel).getByRole<HTMLButtonElement>('button', { name: 'Split topic' }).disabled).toBe(true)
    await userEvent.click(boxes[1] ?? document.body)
    await userEvent.click(within(panel).getByRole('button', { name: 'Split topic' }))
    expect(rows()).toHaveLength(proposal.topics.length + 1)
    expect(screen.getByText('Topic split. 1 comment is now a separate topic.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field(1)))
    await userEvent.click(screen.getByRole('button', { name: 'Undo split' }))
    expect(rows()).toHaveLength(proposal.topics.length)
  })

  it('stay whole when splitting is called off by Escape', async () => {
    await show(<ProposalForm proposal={proposal} onAccept={() => undefined} />)
    const [open] = screen.getAllByRole('button', { name: /^Split “/ })
    await userEvent.click(open ?? document.body)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Comments for a new topic' })).toBeNull()
    expect(document.activeElement).toBe(open)
    expect(rows()).toHaveLength(proposal.topics.length)
  })
})

it('the coverage table names what no post speaks of, begins a post about it, and tells by which words others do', async () => {
  const posts = [makePost({ id: 'a', text: 'The price of bread. It rises.' }), makePost({ id: 'b', text: 'We moved.' })]
  const rows = coverageOf(
    [CARLA],
    posts.map(({ id, text }) => ({ id, text })),
  )
  await show(<CoverageTable rows={rows} posts={posts} />)
  const [, first, second] = screen.getAllByRole('row')
  expect(within(first ?? document.body).getByRole('rowheader').textContent).toContain('I have no time')
  expect(
    within(second ?? document.body).getByRole('link', { name: '“The price of bread. It rises.” covers it: price' }),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Write post about “I have no time”' }))
  await waitFor(() => expect(address()).toMatch(/\/content-studio\/./))
  expect(store.writes()).toMatchObject([{ kind: 'set', fields: { note: expect.stringContaining('I have no time') } }])
})

it('two people who add to one persona at once lose nothing: points, words and quotes of both are kept', () => {
  const base = personaDraftSchema.parse(CARLA)
  const mine = { ...base, pains: [point('p1', 'Slow')], uses: ['bread'] }
  const theirs = {
    ...base,
    objections: [...base.objections, point('o3', 'Too hard')],
    uses: ['cake'],
    summary: 'Bakes',
  }
  expect(joinUnasked(PERSONA_PARTS, base, mine, theirs)).toMatchObject({
    pains: [{ id: 'p1' }],
    objections: [{ id: 'o1' }, { id: 'o2' }, { id: 'o3' }],
    uses: expect.arrayContaining(['bread', 'cake']),
    summary: 'Bakes',
  })
  expect(joinUnasked(PERSONA_PARTS, base, { ...base, name: 'Ada' }, { ...base, name: 'Eva' })).toBeNull()
})
