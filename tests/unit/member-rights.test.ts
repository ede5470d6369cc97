import { mayManageRole, mayUseChannel } from '@postwright/core/rights/members'
import { hasRight, isKeptInArchive, memberRoleSchema, RIGHTS } from '@postwright/core/rights/rights'
import { expect, it } from 'vitest'

const ROLES = memberRoleSchema.options

it('lets members give and take only roles whose every right they have themselves', () => {
  const given = ROLES.flatMap((actor) =>
    ROLES.filter((role) => mayManageRole(actor, role)).map((role) => [actor, role]),
  )
  expect(given.filter(([actor]) => actor === 'owner')).toHaveLength(ROLES.length)
  expect(given.filter(([actor]) => actor === 'manager').map(([, role]) => role)).toEqual(
    ROLES.filter((role) => role !== 'owner'),
  )
  expect(given.every(([actor]) => actor === 'owner' || actor === 'manager')).toBe(true)
  expect(ROLES.filter((role) => mayManageRole(null, role))).toEqual([])
})

it('limits members to their channels, but nobody who manages members', () => {
  for (const role of ROLES) {
    expect(mayUseChannel({ role, channelIds: null }, 'c1')).toBe(true)
    expect(mayUseChannel({ role, channelIds: ['c1'] }, 'c1')).toBe(true)
    expect(mayUseChannel({ role, channelIds: ['c1'] }, 'c2')).toBe(hasRight(role, 'manage_members'))
  }
})

it('keeps in an archived workspace what changes none of its content', () => {
  expect(RIGHTS.filter(isKeptInArchive)).toEqual([
    'read_content',
    'read_internal',
    'manage_members',
    'manage_ownership',
  ])
})
