import { findApprovalMode } from '@postwright/core/model/approval'
import { findNeededApprovals, withApproval } from '@postwright/core/approvals/needed-approvals'
import { carryApprovals } from '@postwright/core/approvals/carry-approvals'
import { readStored } from '@postwright/core/collections/read-stored'
import { variants } from '@postwright/core/collections/variants'
import { workspaces } from '@postwright/core/collections/workspaces'
import type { Variant } from '@postwright/core/model/variant'
import { describe, expect, test } from 'vitest'
import { approversOf, inMode } from '../../support/approvals.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makeVariant } from '../../support/factories/variant.ts'

const plain = makeVariant()
const member = (uid: string) => ({ kind: 'member', uid }) as const
const byTeam = (variant: Variant, uid = 'ada') =>
  withApproval(variant, { by: member(uid), side: 'internal', approvedAt: 1 })
const guest = { kind: 'guest', linkId: 'link1', name: 'Nadia Rahal' } as const
const byClient = (variant: Variant) => withApproval(variant, { by: guest, side: 'client', approvedAt: 1 })

describe('the approvals that a publication needs', () => {
  test.each([
    ['none', plain, []],
    ['optional', plain, []],
    ['optional', { ...plain, askedBy: 'ada' }, ['anyone']],
    ['optional', byTeam({ ...plain, askedBy: 'ada' }), ['anyone']],
    ['optional', byTeam({ ...plain, askedBy: 'ada' }, 'ben'), []],
    ['optional', byClient({ ...plain, askedBy: 'ada' }), []],
    ['internal', plain, ['internal']],
    ['internal', byClient(plain), ['internal']],
    ['internal', byTeam(plain), []],
    ['internal_and_client', plain, ['internal', 'client']],
    ['internal_and_client', byTeam(plain), ['client']],
    ['internal_and_client', byClient(plain), ['internal']],
    ['internal_and_client', byTeam(byClient(plain)), []],
    ['none', { ...plain, isUnseen: true }, ['internal']],
    ['none', byTeam({ ...plain, isUnseen: true }), []],
  ] as const)('in the mode %s are those that are missing (case %#)', (mode, variant, needed) => {
    expect(findNeededApprovals(inMode(mode), variant)).toEqual(needed)
  })

  test('are all missing again once the content or the time is another', () => {
    const approved = byTeam(plain)
    const others: Variant[] = [
      { ...approved, contentHash: 'b'.repeat(64) },
      { ...approved, scheduled: { ...approved.scheduled, instant: approved.scheduled.instant + 1 } },
    ]
    for (const other of others) expect(findNeededApprovals(inMode('internal'), other)).toEqual(['internal'])
  })

  test('of a later part do not depend on its time, which follows its post', () => {
    const part = byTeam({ ...plain, partIndex: 1 })
    const later = { ...part, scheduled: { ...part.scheduled, instant: part.scheduled.instant + 60_000 } }
    expect(findNeededApprovals(inMode('internal'), later)).toEqual([])
  })
})

describe('the mode of a publication', () => {
  const rules = inMode('internal', [
    { kind: 'channel', connectionId: 'c1', mode: 'none' },
    { kind: 'label', label: 'Legal', mode: 'internal_and_client' },
    { kind: 'label', label: 'Easy', mode: 'none' },
  ])

  test.each([
    ['other', [], 'internal'],
    ['c1', [], 'none'],
    ['other', ['Easy'], 'internal'],
    ['c1', ['legal'], 'internal_and_client'],
  ] as const)('on channel %s with labels %j is %s', (connectionId, labels, mode) => {
    expect(findApprovalMode(rules, { connectionId, labels })).toBe(mode)
  })
})

describe('approvals of a publication that is planned again', () => {
  const approved = byClient(byTeam(plain))
  const scheduled = { ...plain.scheduled, instant: plain.scheduled.instant + 60_000 }
  const { contentHash, partIndex } = plain
  const change = { isSameContent: true, now: 9 }

  test('stay with the same content at the same time', () => {
    const carried = carryApprovals(approved, plain, change)
    expect(approversOf({ ...plain, ...carried })).toEqual(['ada', 'Nadia Rahal'])
  })

  test('are void at another time, with what they were of', () => {
    const carried = carryApprovals(approved, { contentHash, partIndex, scheduled }, change)
    expect(carried).toMatchObject({ approvals: [], lapsed: { scheduled: plain.scheduled, content: plain.content } })
  })

  test('are given by the approver who moves it, and those of clients are void', () => {
    const carried = carryApprovals(approved, { contentHash, partIndex, scheduled }, { ...change, movedBy: 'grace' })
    expect(approversOf({ ...plain, scheduled, ...carried })).toEqual(['grace'])
    expect(carried.lapsed?.approvals).toEqual([expect.objectContaining({ side: 'client' })])
  })

  test('are given by nobody who moves what was not approved', () => {
    const after = { contentHash, partIndex, scheduled }
    expect(carryApprovals(plain, after, { ...change, movedBy: 'grace' })).toEqual({ approvals: [], lapsed: null })
  })
})

describe('documents from before', () => {
  test('keep the approval of a publication as one by a member of the team, in its present form', () => {
    const { approvals: _approvals, lapsed: _lapsed, ...old } = { ...plain, schema: 1, approvedBy: 'ada' }
    const read = readStored(variants, old)
    expect(read.ok && approversOf(read.entity)).toEqual(['ada'])
    expect(read.ok && findNeededApprovals(inMode('internal'), read.entity)).toEqual([])
  })

  test.each([
    [true, 'internal'],
    [false, 'none'],
  ])('of a workspace with approvalRequired %s read as the mode %s', (approvalRequired, mode) => {
    const old = { ...makeBase('w1'), name: 'Woodwork', timeZone: 'UTC', ownerUid: 'ada', approvalRequired }
    const read = readStored(workspaces, old)
    expect(read.ok && read.entity.approvalRules).toEqual({ mode, exceptions: [] })
  })
})
