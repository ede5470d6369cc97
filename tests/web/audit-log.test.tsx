import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findUser, nameRecords } from '@postwright/core/api/admin'
import { checkAuditLog, readAuditExport, readAuditSeals, startAuditExport } from '@postwright/core/api/audit-log'
import { auditLog } from '@postwright/core/collections/audit-log'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { Component as AuditLogScreen } from '@/features/audit-log/audit-log-screen.tsx'
import { PersonHistory } from '@/features/user-management/components/person-history.tsx'
import { api } from '../support/client/api.ts'
import { signIn } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeAuditEntry } from '../support/factories/audit-entry.ts'
import { address, show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

const put = (...entries: AuditEntry[]) => store.put(auditLog, [], ...entries)
const entryOf = (id: string, fields: Partial<AuditEntry>) => makeAuditEntry({ id, createdAt: NOON, ...fields })
const ended = (at: number) =>
  entryOf(`ended${at}`, {
    action: 'session_ended',
    actorUid: 'ben',
    people: ['ben'],
    subject: `s${at}`,
    createdAt: NOON - (at + 1) * MINUTE,
    facts: { reason: 'signed_out' },
  })

const role = entryOf('role', { actorUid: 'grace', subject: 'ben', people: ['grace', 'ben'] })
const coupon = entryOf('coupon', {
  action: 'coupon.created',
  actorUid: 'grace',
  people: ['grace'],
  subject: 'coupons/c1',
  workspaceId: 'w9',
  createdAt: NOON - 90 * MINUTE,
  facts: { name: 'Spring' },
})

beforeEach(async () => {
  await signIn({ role: 'admin' })
  api.answer(nameRecords, {
    people: [
      { id: 'ben', fullName: 'Ben Okafor', email: 'ben@example.com' },
      { id: 'grace', fullName: 'Grace Hopper', email: 'grace@example.com' },
    ],
    workspaces: [{ id: 'w9', name: 'Woodwork' }],
  })
  put(role, coupon, ...[0, 1, 2].map(ended))
})
afterEach(() => {
  cleanup()
  store.clear(auditLog)
  vi.restoreAllMocks()
})

const rowOf = async (text: string | RegExp) => {
  const heads = await screen.findAllByRole('rowheader')
  const texts = () => heads.map(({ textContent }) => textContent ?? '')
  const found = heads.find(({ textContent }) =>
    typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? ''),
  )
  if (!found) throw new Error(`no row ${String(text)} in ${texts().join(' | ')}`)
  return found
}

it('tells entries in sentences with their facts, people and records linked', async () => {
  await show(<AuditLogScreen />)
  await screen.findAllByRole('link', { name: 'Ben Okafor' })
  const row = await rowOf('Grace Hopper changed the role of Ben Okafor')
  expect(row.textContent).toContain('Before: user · After: admin')
  expect(within(row).getByRole('link', { name: 'Ben Okafor' }).getAttribute('href')).toContain('user-management/ben')
  const made = await rowOf('Grace Hopper created Spring')
  expect(within(made).getByRole('link', { name: 'Spring' }).getAttribute('href')).toContain('coupon-management')
  expect(screen.getByText('Woodwork')).toBeTruthy()
})

it('folds noise into one row with its exact count, which opens', async () => {
  await show(<AuditLogScreen />)
  await screen.findAllByRole('link', { name: 'Ben Okafor' })
  const row = await rowOf('3 sessions of Ben Okafor ended')
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  const line = row.closest('tr')
  if (!line) throw new Error('no row')
  await userEvent.click(within(line).getByRole('button', { name: 'Show details' }))
  expect(screen.getAllByText('signed out')).toHaveLength(3)
})

it('names the product as the one who acted, alone and in folded rows', async () => {
  const bySystem = [0, 1].map((at) => ({ ...ended(at), actorUid: 'system', people: [] }))
  const broken = entryOf('broken', { action: 'ledger.broken', actorUid: 'system', people: [], subject: 'ledger' })
  const single = { ...ended(4), actorUid: 'operator', people: [] }
  store.clear(auditLog)
  put(...bySystem, broken, single)
  await show(<AuditLogScreen />)
  await rowOf('Postwright ended 2 sessions')
  const texts = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringContaining('Postwright found a break in the ledger'),
    expect.stringContaining('Postwright ended 2 sessions'),
    expect.stringContaining('Command line ended a session'),
  ])
})

it('names the admin who disabled or enabled an account, and nobody when its sign-in was', async () => {
  const about = { subject: 'ben', facts: {} }
  store.clear(auditLog)
  put(
    entryOf('off', { ...about, action: 'account_disabled', actorUid: 'grace', people: ['grace', 'ben'] }),
    entryOf('on', { ...about, action: 'account_enabled', actorUid: 'grace', people: ['grace', 'ben'] }),
    entryOf('ownOff', { ...about, action: 'account_disabled', actorUid: 'ben', people: ['ben'] }),
    entryOf('ownOn', { ...about, action: 'account_enabled', actorUid: 'ben', people: ['ben'] }),
  )
  await show(<AuditLogScreen />)
  await screen.findAllByRole('link', { name: 'Ben Okafor' })
  const texts = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(texts.toSorted()).toEqual([
    'Grace Hopper disabled the account of Ben Okafor',
    'Grace Hopper enabled the account of Ben Okafor',
    'The account of Ben Okafor was disabled',
    'The account of Ben Okafor was enabled',
  ])
})

it('keeps its filters in the address and shows what they leave', async () => {
  api.answer(findUser, ({ email }) => ({
    user:
      email === 'ben@example.com'
        ? {
            id: 'ben',
            email,
            fullName: 'Ben Okafor',
            username: 'ben',
            role: 'user' as const,
            status: 'active' as const,
            createdAt: 1,
          }
        : null,
  }))
  await show(<AuditLogScreen />, { at: '/?action=role_set&from=2026-11-01' })
  await rowOf('changed the role')
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  const field = screen.getByLabelText('Person’s email')
  await userEvent.type(field, 'nobody@example.com{Enter}')
  await screen.findByText('No account has the address nobody@example.com.')
  await userEvent.clear(field)
  await userEvent.type(field, 'ben@example.com{Enter}')
  await waitFor(() => expect(address()).toContain('person=ben'))
  expect(address()).toContain('action=role_set')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).not.toContain('='))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3))
})

it('says when nothing matches, and when the log could not be read', async () => {
  await show(<AuditLogScreen />, { at: '/?action=account_enabled' })
  await screen.findByRole('heading', { name: 'No matching entries' })
  cleanup()
  store.fail(paths.auditLog(), 'refused')
  await show(<AuditLogScreen />)
  expect(await screen.findByText('Couldn’t load the audit log')).toBeTruthy()
  store.fail(paths.auditLog(), null)
})

it('checks the log step by step, and names what is broken', async () => {
  const broken = [{ seq: 12, problem: 'altered' as const, entryId: 'e7' }]
  api.answer(checkAuditLog, ({ after }) => ({
    checked: after + 10,
    total: 20,
    entries: 100,
    breaks: after === 0 ? [] : broken,
    isDone: after === 10,
    sealedUntil: NOON,
    lastHash: 'f'.repeat(64),
  }))
  await show(<AuditLogScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Check the log' }))
  await screen.findByText('Seal 12: entry e7 was changed.')
  expect(api.calls(checkAuditLog)).toEqual([{ after: 0 }, { after: 10 }])
})

it('exports what is shown as CSV that runs no formulas, and as JSON Lines with seals', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:x'
  })
  api.answer(startAuditExport, ({ exportId }) => ({ exportId }))
  const hostile = { ...coupon, subject: '=HYPERLINK("x")', salts: {} }
  api.answer(readAuditExport, ({ after }) =>
    after === undefined
      ? { entries: [{ ...role, salts: { ben: 'salt' } }], after: 'role' }
      : { entries: [hostile], after: null },
  )
  const seal = { seq: 1, from: 0, until: 1, keyId: 'k1', leaves: [{ id: 'role', hash: 'a'.repeat(64) }] }
  api.answer(readAuditSeals, { seals: [{ ...seal, previousHash: '0'.repeat(64), hash: 'b'.repeat(64) }], after: null })
  await showWithToasts(<AuditLogScreen />)

  const save = async (kind: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    // The test's browser knows no transitions, after which the menu would be visible.
    await userEvent.click(await screen.findByRole('menuitem', { name: kind, hidden: true }))
    // The message of the previous export may still be shown.
    expect((await screen.findAllByText('2 entries exported.')).length).toBeGreaterThan(0)
  }
  await save('CSV for spreadsheets')
  await waitFor(() => expect(saved).toHaveLength(1))
  const csv = await saved[0]?.text()
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv?.trim().split('\r\n')).toHaveLength(3)
  await save('JSON Lines with seals')
  await waitFor(() => expect(saved).toHaveLength(2))
  const lines = (await saved[1]?.text())
    ?.trim()
    .split('\n')
    .map((line) => JSON.parse(line).type)
  expect(lines).toEqual(['seal', 'entry', 'entry'])
  expect(api.calls(startAuditExport).map(({ filter, format }) => [filter.workspaceId, format])).toEqual([
    [null, 'csv'],
    [null, 'jsonl'],
  ])
})

it('shows a person’s part of the log, acts of theirs and about them', async () => {
  await show(<PersonHistory uid="ben" />)
  await screen.findByRole('link', { name: 'Grace Hopper' })
  await rowOf('Grace Hopper changed the role of Ben Okafor')
  await rowOf('3 sessions of Ben Okafor ended')
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})
