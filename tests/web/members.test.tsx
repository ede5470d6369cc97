import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  changeMember,
  leaveWorkspace,
  listMembers,
  removeMember,
  transferOwnership,
} from '@postwright/core/api/members'
import { connections } from '@postwright/core/collections/connections'
import { members } from '@postwright/core/collections/members'
import type { MemberRole } from '@postwright/core/rights/rights'
import { hasRight, memberRoleSchema, RIGHTS } from '@postwright/core/rights/rights'
import { Component as MembersPage } from '@/features/workspace/members/members-page.tsx'
import { session } from '@/session/session.ts'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { makeMember } from '../support/factories/world.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

function join(uid: string, fullName: string, role: MemberRole = 'editor') {
  store.put(members, ['w1'], makeMember('w1', uid, role))
  return makeListedMember({ uid, fullName, role })
}

async function open(role: MemberRole, others: ReturnType<typeof join>[]) {
  giveRole(role)
  api.answer(listMembers, { members: others })
  await show(<MembersPage />)
  for (const { fullName } of others) await screen.findByText(fullName)
}

async function choose(name: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
  return within(await screen.findByRole('dialog'))
}

async function actionsFor(name: string) {
  const button = screen.queryByRole('button', { name: `Actions for ${name}` })
  if (!button) return []
  await userEvent.click(button)
  const items = (await screen.findAllByRole('menuitem', { hidden: true })).map((item) => item.textContent)
  await userEvent.keyboard('{Escape}')
  return items
}

describe('the list of members', () => {
  it('shows each member by name with the role, and marks the person at the screen', async () => {
    await open('owner', [join('ben', 'Ben Okafor', 'editor')])
    const rows = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Ada Lovelace\(you\).*Owner/),
      expect.stringMatching(/Ben Okafor.*Editor/),
    ])
  })

  it('says that the person is alone, and what to do about it', async () => {
    await open('owner', [])
    expect(await screen.findByText('You’re the only member')).toBeDefined()
  })

  it('reads one page of many members, and finds others by name', async () => {
    const many = Array.from({ length: 30 }, (_, index) => join(`m${index}`, `Member ${index}`))
    giveRole('viewer')
    api.answer(listMembers, { members: [...many, join('zoe', 'Zoe Marsh')] })
    await show(<MembersPage />)
    await screen.findByText('Member 3')
    expect(within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(25)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search members' }), 'zoe')
    expect(await screen.findByText('Zoe Marsh')).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(1)
  })

  it('explains the roles with the table that the server decides by', async () => {
    await open('viewer', [])
    const table = within(await screen.findByRole('table'))
    const granted = table.getAllByText('Yes').length
    expect(granted).toBe(
      RIGHTS.flatMap((right) => memberRoleSchema.options.filter((role) => hasRight(role, right))).length,
    )
  })
})

describe('what can be done with members', () => {
  it('is nothing but to leave for who manages nobody', async () => {
    await open('editor', [join('ben', 'Ben Okafor', 'owner')])
    expect(await actionsFor('Ben Okafor')).toEqual([])
    expect(await actionsFor('Ada Lovelace')).toEqual(['Leave workspace'])
  })

  it('leaves owners to owners', async () => {
    await open('manager', [join('ben', 'Ben Okafor', 'owner'), join('eve', 'Eve Dunn', 'editor')])
    expect(await actionsFor('Ben Okafor')).toEqual([])
    expect(await actionsFor('Eve Dunn')).toEqual(['Change role and channels', 'Remove member'])
    const dialog = await choose('Eve Dunn', 'Change role and channels')
    expect(dialog.queryByRole('radio', { name: 'Owner' })).toBeNull()
  })

  it('changes a role and limits a member to some channels', async () => {
    store.put(connections, ['w1'], makeConnection({ id: 'c1', handle: 'woodwork.test' }))
    await open('owner', [join('eve', 'Eve Dunn', 'viewer')])
    api.answer(changeMember, { role: 'editor', channelIds: ['c1'] })
    const dialog = await choose('Eve Dunn', 'Change role and channels')
    await userEvent.click(dialog.getByRole('radio', { name: 'Editor' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Only some channels' }))
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'woodwork.test' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(api.calls(changeMember)).toEqual([{ workspaceId: 'w1', uid: 'eve', role: 'editor', channelIds: ['c1'] }]),
    )
  })

  it('removes a member only after saying what that means, and shows why it was refused', async () => {
    await open('owner', [join('eve', 'Eve Dunn')])
    api.refuse(removeMember, 'last_owner')
    const dialog = await choose('Eve Dunn', 'Remove member')
    expect(dialog.getByText(/loses access to Woodwork at once/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove member' }))
    expect(await dialog.findByText(/A workspace needs an owner/)).toBeDefined()
    api.answer(removeMember, {})
    await userEvent.click(dialog.getByRole('button', { name: 'Remove member' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(removeMember)).toHaveLength(2)
  })

  it('hands ownership over', async () => {
    await open('owner', [join('eve', 'Eve Dunn')])
    api.answer(transferOwnership, {})
    const dialog = await choose('Eve Dunn', 'Transfer ownership')
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer ownership' }))
    await waitFor(() => expect(api.calls(transferOwnership)).toEqual([{ workspaceId: 'w1', uid: 'eve' }]))
  })

  it('leaves, and goes on in the workspace that the server names', async () => {
    await open('editor', [join('eve', 'Eve Dunn', 'owner')])
    api.answer(leaveWorkspace, { workspaceId: 'w2' })
    const dialog = await choose('Ada Lovelace', 'Leave workspace')
    await userEvent.click(dialog.getByRole('button', { name: 'Leave workspace' }))
    await waitFor(() => expect(session.state()).toMatchObject({ workspaceId: 'w2' }))
  })
})
