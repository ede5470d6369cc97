import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { decideContributions, listContributions } from '@postwright/core/api/contributions'
import { putBack, readTakedownEffects, takeDown } from '@postwright/core/api/takedown'
import type { OutputOf } from '@postwright/core/endpoint'
import { useActionKeys } from '@/app/palette/palette-host.tsx'
import { Component as PublicContributions } from '@/features/public-contributions/public-contributions-screen.tsx'
import { api } from '../support/client/api.ts'
import { showWithToasts } from './support/toasts.tsx'

afterEach(cleanup)

type Row = OutputOf<typeof listContributions>['contributions'][number]

const makeRow = (id: string, fields: Partial<Row> = {}): Row => ({
  id,
  rev: 1,
  title: `Tags ${id}`,
  description: '',
  licence: 'ccBy',
  note: '',
  updatedAt: Date.UTC(2026, 10, 1),
  kind: 'hashtags',
  state: 'waiting',
  uses: 0,
  makerName: 'Grace',
  submittedAt: Date.UTC(2026, 10, 1),
  takedown: null,
  ...fields,
})

/** The screen with the keys of its actions, which the top bar listens for. */
function Screen() {
  useActionKeys([])
  return <PublicContributions />
}

async function open(...contributions: Row[]) {
  api.answer(listContributions, { contributions })
  await showWithToasts(<Screen />)
}

const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))
const select = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))

it('decides about selected offers with one reason, and keeps selected what was changed meanwhile', async () => {
  api.answer(decideContributions, {
    results: [
      { contributionId: 'a', outcome: 'decided' },
      { contributionId: 'c', outcome: 'changed' },
    ],
  })
  await open(makeRow('a'), makeRow('b'), makeRow('c', { rev: 4 }))
  await select('Tags a')
  await select('Tags c')
  const bar = await screen.findByRole('group', { name: 'Selected contributions' })
  expect(within(bar).getByText('2 selected')).toBeTruthy()
  await press('Ask for changes', bar)
  const dialog = await screen.findByRole('dialog', { name: 'Ask for changes to 2 contributions' })
  const sendButton = within(dialog).getByRole('button', { name: 'Ask for changes' })
  expect(sendButton).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByRole('textbox'), 'Please add a description.')
  await userEvent.click(sendButton)
  expect(await screen.findByText('Decision on 1 contribution saved. We notified the creator.')).toBeTruthy()
  expect(await screen.findByText('1 contribution was changed in the meantime. Review it again.')).toBeTruthy()
  expect(api.calls(decideContributions)).toEqual([
    {
      decision: 'askForChanges',
      note: 'Please add a description.',
      offers: [
        { contributionId: 'a', rev: 1 },
        { contributionId: 'c', rev: 4 },
      ],
    },
  ])
  expect(await screen.findByText('1 selected')).toBeTruthy()
})

it('goes through offers with J and K, and approves the current one with A', async () => {
  api.answer(decideContributions, { results: [{ contributionId: 'b', outcome: 'decided' }] })
  await open(makeRow('a'), makeRow('b'))
  await screen.findByRole('listitem', { name: 'Tags a' })
  await userEvent.keyboard('jja')
  await waitFor(() =>
    expect(api.calls(decideContributions)).toEqual([
      { decision: 'approve', note: '', offers: [{ contributionId: 'b', rev: 1 }] },
    ]),
  )
})

it('shows what a takedown affects, and sends it with a cause and a reason', async () => {
  const effects = { title: 'Tags a', makerName: 'Grace', uses: 12, workspaces: 7, decks: null, templates: null }
  api.answer(readTakedownEffects, { effects })
  api.answer(takeDown, { isTakenDown: true })
  await open(makeRow('a', { state: 'approved' }))
  await press('Take down Tags a')
  const dialog = await screen.findByRole('dialog', { name: 'Take down Tags a' })
  expect(await within(dialog).findByText('12')).toBeTruthy()
  expect(within(dialog).getByText('7')).toBeTruthy()
  expect(within(dialog).getByText(/What people already made with it stays/)).toBeTruthy()
  await press('Take down', dialog)
  expect(await within(dialog).findByText('Enter a reason.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Licence or rights of others' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Not theirs.')
  await press('Take down', dialog)
  expect(await screen.findByText('Tags a was taken down.')).toBeTruthy()
  expect(api.calls(takeDown)).toEqual([
    { kind: 'contribution', subjectId: 'a', cause: 'licence', reason: 'Not theirs.' },
  ])
})

it('puts back what was taken down, with the reason in its row', async () => {
  api.answer(putBack, { isTakenDown: false })
  const takedown = { cause: 'other' as const, reason: 'A complaint.', takenDownAt: 1, takenDownBy: 'ada' }
  await open(makeRow('a', { state: 'withdrawn', takedown }))
  expect(await screen.findByText('Taken down: A complaint.')).toBeTruthy()
  await press('Put back Tags a')
  expect(await screen.findByText('Tags a is offered again.')).toBeTruthy()
  expect(api.calls(putBack)).toEqual([{ kind: 'contribution', subjectId: 'a' }])
})
