import { createHash } from 'node:crypto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { listLedger } from '@postwright/core/api/billing'
import type { BookedEntry } from '@postwright/core/model/ledger'
import { entryText, FIRST_HASH } from '@postwright/core/money/ledger'
import { LedgerSection } from '@/features/settings/components/ledger-section.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

async function open(entries: BookedEntry[]) {
  api.answer(listLedger, { entries, next: null })
  await show(<LedgerSection uid="ada" />)
}

const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check entries' }))

it('lists the entries of the ledger, and says of all of them whether they fit', async () => {
  const postings = [
    { account: 'provider:stripe', amount: 2900, currency: 'eur' },
    { account: 'revenue:team', amount: -2900, currency: 'eur' },
  ]
  const facts = { uid: 'ada', seq: 1, postedAt: Date.UTC(2027, 6, 15), reference: 'i1', postings }
  const linked = { ...facts, kind: 'invoice_paid' as const, previousHash: FIRST_HASH }
  const entry = { ...linked, hash: createHash('sha256').update(entryText(linked)).digest('hex') }
  await open([entry])
  expect(await screen.findByText('1. Invoice paid')).toBeTruthy()
  await check()
  expect(await screen.findByRole('region', { name: '1 entry, nothing changed' })).toBeTruthy()
  cleanup()
  await open([{ ...entry, reference: 'another' }])
  await check()
  expect(await screen.findByRole('region', { name: 'Entry 1 doesn’t match' })).toBeTruthy()
  expect(screen.getByText(/This entry was changed later/)).toBeTruthy()
})

it('shows nothing before the first entry', async () => {
  await open([])
  await waitFor(() => expect(api.calls(listLedger)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Ledger' })).toBeNull()
})
