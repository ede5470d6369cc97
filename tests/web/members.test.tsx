import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listMembers } from '@postwright/core/api/members'
import { members } from '@postwright/core/collections/members'
import { Component as MembersPage } from '@/features/workspace/members/members-page.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { makeMember } from '../support/factories/world.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

function join(uid: string, fullName: string, role: 'owner' | 'manager' | 'editor' | 'client' = 'editor') {
  store.put(members, ['w1'], makeMember('w1', uid, role))
  return makeListedMember({ uid, fullName, role })
}

describe('the list of members', () => {
  it('shows each member by name with the role, and marks the person at the screen', async () => {
    giveRole('owner')
    api.answer(listMembers, { members: [join('ben', 'Ben Okafor', 'editor')] })
    await show(<MembersPage />)
    await screen.findByText('Ben Okafor')
    const rows = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Ada Lovelace\(you\).*Owner/),
      expect.stringMatching(/Ben Okafor.*Editor/),
    ])
  })
})
