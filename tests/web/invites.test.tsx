import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInvites, listInvites, resendInvite, revokeInvite } from '@postwright/core/api/invites'
import type { ListedInvite } from '@postwright/core/model/invite'
import { InvitesSection } from '@/features/workspace/invites/invites-section.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { makeListedInvite } from '../support/factories/listed-invite.ts'
import { show } from './support/show.tsx'

const LINK = 'https://postwright.test/invite/secret'

afterEach(cleanup)
beforeEach(() => giveRole('owner'))

async function open(invites: ListedInvite[] = [], sendsMails = true) {
  api.answer(listInvites, { invites, sendsMails })
  await show(<InvitesSection workspaceId="w1" />)
  await screen.findByRole('heading', { name: 'Invites' })
}

describe('the list of invites', () => {
  it('shows whom each is for, its role and state, and who joined by it', async () => {
    await open([
      makeListedInvite({ id: 'a', address: 'cora@example.com', mail: { state: 'sent', problem: null } }),
      makeListedInvite({
        id: 'b',
        role: 'viewer',
        usesMax: 5,
        uses: [{ uid: 'ben', name: 'Ben Okafor', usedAt: Date.now() }],
      }),
      makeListedInvite({ id: 'c', state: 'expired' }),
    ])
    const rows = within(await screen.findByRole('list', { name: 'Invites' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/cora@example.com.*Open.*Editor.*Email sent/),
      expect.stringMatching(/By link.*Viewer.*1 of 5 joined.*Ben Okafor joined/),
      expect.stringMatching(/Expired/),
    ])
    expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('says why a mail was not sent, and sends it again', async () => {
    const invite = makeListedInvite({
      address: 'cora@example.com',
      mail: { state: 'failed', problem: 'recipient_refused' },
    })
    await open([invite])
    await screen.findByText(/Email not sent. The mail server refused this address./)
    api.answer(resendInvite, { invite: { ...invite, mail: { state: 'waiting', problem: null } } })
    await userEvent.click(screen.getByRole('button', { name: 'Send again to cora@example.com' }))
    expect(api.calls(resendInvite)).toEqual([{ workspaceId: 'w1', inviteId: 'invite1' }])
  })

  it('revokes an open invite', async () => {
    await open([makeListedInvite()])
    api.answer(revokeInvite, { revoked: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke the invite: By link' }))
    await waitFor(() => expect(api.calls(revokeInvite)).toEqual([{ workspaceId: 'w1', inviteId: 'invite1' }]))
  })

  it('invites an imported member in the role that they had, in the place of the entry', async () => {
    const imported = makeListedInvite({ id: 'i7', address: null, name: 'Cleo Park', role: 'client', state: 'unsent' })
    api.answer(listInvites, { invites: [imported], sendsMails: true })
    const made = {
      invite: makeListedInvite({ id: 'i8', address: 'cleo@example.com' }),
      link: LINK,
    }
    api.answer(createInvites, { made: [made] })
    await show(<InvitesSection workspaceId="w1" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Cleo Park' }))
    await userEvent.type(await screen.findByLabelText('Email addresses', { selector: 'input' }), 'cleo@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send invite' }))
    expect(await screen.findByLabelText('cleo@example.com')).toHaveProperty('value', LINK)
    expect(api.calls(createInvites)).toMatchObject([
      { replaces: 'i7', role: 'client', addresses: ['cleo@example.com'], usesMax: 1 },
    ])
  })

  it('is not asked for by those who do not manage members', async () => {
    giveRole('editor')
    await show(<InvitesSection workspaceId="w1" />)
    expect(screen.queryByRole('heading', { name: 'Invites' })).toBeNull()
    expect(api.calls(listInvites)).toEqual([])
  })

  it('says when it cannot be loaded, and tries again', async () => {
    api.refuse(listInvites, 'internal')
    await show(<InvitesSection workspaceId="w1" />)
    await screen.findByText('Invites can’t be loaded')
    api.answer(listInvites, { invites: [], sendsMails: true })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/No invites yet/)).toBeTruthy()
  })
})

describe('the dialog', () => {
  it('invites an address in three clicks, and shows the link to share', async () => {
    await open()
    const invite = makeListedInvite({ address: 'cora@example.com', mail: { state: 'waiting', problem: null } })
    api.answer(createInvites, { made: [{ invite, link: LINK }] })
    await userEvent.click(screen.getByRole('button', { name: 'Invite people' }))
    await userEvent.type(await screen.findByLabelText('Email addresses', { selector: 'input' }), 'cora@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send invite' }))
    await screen.findByText('Invite sent')
    expect(api.calls(createInvites)).toEqual([
      { workspaceId: 'w1', role: 'editor', days: 7, addresses: ['cora@example.com'], usesMax: 1, replaces: null },
    ])
    expect(screen.getByLabelText('cora@example.com')).toHaveProperty('value', LINK)
  })

  it('refuses what is no address, and keeps what was typed', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Invite people' }))
    await userEvent.type(await screen.findByLabelText('Email addresses', { selector: 'input' }), 'cora')
    await userEvent.click(screen.getByRole('button', { name: 'Send invite' }))
    await screen.findByText('Enter at least one valid email address.')
    expect(api.calls(createInvites)).toEqual([])
  })

  it('makes a link for several people, and says what its role may do', async () => {
    await open()
    api.answer(createInvites, { made: [{ invite: makeListedInvite(), link: LINK }] })
    await userEvent.click(screen.getByRole('button', { name: 'Invite people' }))
    await userEvent.click(await screen.findByText('By link'))
    const uses = screen.getByLabelText('People who can join')
    await userEvent.clear(uses)
    await userEvent.type(uses, '5')
    expect(screen.getByText(/Write and schedule posts/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    await screen.findByText('Share this link')
    expect(api.calls(createInvites)).toMatchObject([{ usesMax: 5, addresses: [] }])
    expect(screen.getByLabelText('Invite link')).toHaveProperty('value', LINK)
  })

  it('says beforehand that links have to be shared by hand where no mails are sent', async () => {
    await open([], false)
    await userEvent.click(screen.getByRole('button', { name: 'Invite people' }))
    await screen.findByText(/This installation doesn’t send email/)
    expect(screen.getByRole('button', { name: 'Create link' })).toBeTruthy()
  })
})
