import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { acceptInvite, readInvite } from '@postwright/core/api/invites'
import { getMe } from '@postwright/core/api/users'
import { Component as InvitePage } from '@/features/invite/invite-screen.tsx'
import { wantedInvite } from '@/features/invite/accept-invite.tsx'
import { tokenStore } from '@/lib/token-store.ts'
import { lastWorkspace } from '@/session/last-workspace.ts'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'
import { address, show } from './support/show.tsx'

const TOKEN = 't'.repeat(48)
const OPEN = {
  state: 'open' as const,
  workspaceName: 'Bakery',
  invitedBy: 'Olga Owner',
  role: 'contributor' as const,
  address: null,
  expiresAt: Date.now() + 86_400_000,
}
const CORA = makeUser({ id: 'cora', fullName: 'Cora Colleague', email: 'cora@example.com' })

beforeEach(() => {
  tokenStore.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

async function open() {
  await show(
    <Routes>
      <Route path="/invite/:token" element={<InvitePage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { at: `/invite/${TOKEN}` },
  )
}

/** Shown at every other address. */
function Elsewhere() {
  return <Link to={`/invite/${TOKEN}`}>Back to the invite</Link>
}

function signIn() {
  tokenStore.save({ accessToken: 'access', refreshToken: 'session.1' }, true)
  api.answer(getMe, CORA)
}

it('tells a visitor who invites into what and what the role may do, and takes the invite along to a new account', async () => {
  api.answer(readInvite, OPEN)
  await open()
  await screen.findByRole('heading', { name: 'Join Bakery' })
  expect(screen.getByText('Olga Owner invited you')).toBeTruthy()
  expect(screen.getByText('Your role: Contributor')).toBeTruthy()
  expect(screen.getByText(/Write drafts, ideas and decks/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  expect(address()).toBe(`/register?next=${encodeURIComponent(`/invite/${TOKEN}`)}`)
  expect(wantedInvite.take(TOKEN)).toBe(true)
})

it('joins with the account that is signed in, and opens the workspace', async () => {
  api.answer(readInvite, OPEN)
  signIn()
  api.answer(acceptInvite, { workspaceId: 'bakery', role: 'contributor', joined: true })
  await open()
  await screen.findByText('Cora Colleague')
  expect(api.calls(acceptInvite)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Accept invite' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(api.calls(acceptInvite)).toEqual([{ token: TOKEN }])
  expect(lastWorkspace.read('cora')).toBe('bakery')
})

it('joins by itself when the person comes back from signing in for it, and only then', async () => {
  api.answer(readInvite, OPEN)
  signIn()
  api.answer(acceptInvite, { workspaceId: 'bakery', role: 'contributor', joined: true })
  wantedInvite.keep(TOKEN)
  await open()
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(api.calls(acceptInvite)).toEqual([{ token: TOKEN }])
})

it('joins by itself also on a page that has been opened before without an account', async () => {
  api.answer(readInvite, OPEN)
  api.answer(acceptInvite, { workspaceId: 'bakery', role: 'contributor', joined: true })
  await open()
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  signIn()
  await userEvent.click(screen.getByRole('link', { name: 'Back to the invite' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(api.calls(acceptInvite)).toEqual([{ token: TOKEN }])
})

it('tells a wrong account which address the invite is for, and lets them use another', async () => {
  api.answer(readInvite, { ...OPEN, address: 'o***@example.com' })
  signIn()
  api.refuse(acceptInvite, 'invite_wrong_account')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invite' }))
  await screen.findByText(/This invite is for o\*\*\*@example.com. Sign in with the account/)
  expect(screen.queryByRole('button', { name: 'Accept invite' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeTruthy()
})

it('asks for the confirmation of an address that is not confirmed', async () => {
  api.answer(readInvite, { ...OPEN, address: 'c***@example.com' })
  signIn()
  api.refuse(acceptInvite, 'invite_unverified')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invite' }))
  await screen.findByText(/Confirm that cora@example.com is your email address/)
  expect(screen.getByRole('button', { name: 'Send confirmation email' })).toBeTruthy()
  api.answer(acceptInvite, { workspaceId: 'bakery', role: 'contributor', joined: true })
  await userEvent.click(screen.getByRole('button', { name: 'Accept invite' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

it.each([
  ['expired', 'This invite has expired. Ask Olga Owner for a new one.'],
  ['used_up', 'This invite has already been used. Ask Olga Owner for a new one.'],
] as const)('offers no account for an invite that is %s', async (state, words) => {
  api.answer(readInvite, { ...OPEN, state })
  await open()
  await screen.findByText(words)
  await screen.findByRole('link', { name: 'Sign in' })
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
})

it('lets a member in by a link that is used up', async () => {
  api.answer(readInvite, { ...OPEN, state: 'used_up' })
  signIn()
  api.answer(acceptInvite, { workspaceId: 'bakery', role: 'editor', joined: false })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'I’m already a member' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

it('says that an invite was revoked, that a link is none, and that nothing can be loaded', async () => {
  api.answer(readInvite, { state: 'revoked' })
  await open()
  await screen.findByRole('heading', { name: 'This invite was revoked' })
  cleanup()
  api.refuse(readInvite, 'not_found')
  await open()
  await screen.findByRole('heading', { name: 'This link isn’t an invite' })
  cleanup()
  api.goDown()
  await open()
  await screen.findByRole('heading', { name: 'The invite can’t be loaded' })
  api.comeBack()
  api.answer(readInvite, OPEN)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Join Bakery' })).toBeTruthy()
})
