import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { SignOutQuestion } from '@/app/layouts/dashboard-layout.tsx'
import { WaitingBanner } from '@/app/layouts/waiting-banner.tsx'
import { outbox } from '@/documents/outbox/outbox.ts'
import { waitingDocuments } from '@/documents/outbox/waiting-documents.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { session } from '@/session/session.ts'
import { signOut } from '@/session/sign-out.ts'
import { waitingDraft, waitingImage } from './support/outbox-stage.ts'
import { show } from './support/show.tsx'

let leave: MockInstance<typeof session.signOut>

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  leave = vi.spyOn(session, 'signOut').mockResolvedValue()
})

afterEach(async () => {
  cleanup()
  await outbox.change(
    [],
    outbox.getItems().map(({ id }) => id),
  )
  vi.restoreAllMocks()
})

describe('what waits', () => {
  const items = [waitingDraft('one'), waitingImage('a'), waitingDraft('of bob', { uid: 'bob', id: 'b' })]

  it('is counted by document, for one person', () => {
    const documents = waitingDocuments(items, { uid: 'ada', isOnline: false, now: 10, types: [postDrafts] })
    expect(documents).toMatchObject([{ documentId: 'p1', title: 'one', needsPerson: false }])
    expect(documents[0]?.pictures).toHaveLength(1)
  })

  it('is not spoken of with a network while it is only a moment old, unless it needs a person', () => {
    const fresh = { uid: 'ada', isOnline: true, now: 4_000, types: [postDrafts] }
    expect(waitingDocuments(items, fresh)).toEqual([])
    expect(waitingDocuments(items, { ...fresh, now: 60_000 })).toHaveLength(1)
    const troubled = waitingDraft('mine', { problem: { kind: 'conflict' } })
    expect(waitingDocuments([troubled], fresh)).toMatchObject([{ needsPerson: true }])
  })
})

describe('the banner', () => {
  it('says offline how much waits, and lists it by post with the way there', async () => {
    setOnline(false)
    await outbox.change([waitingDraft('Written in the tunnel'), waitingImage('tunnel.png')])
    await show(<WaitingBanner />)
    expect(await screen.findByText('You’re offline. Waiting on this device: 1 change and 1 image.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    const link = await screen.findByRole('link', { name: 'Written in the tunnel' })
    expect(link.getAttribute('href')).toBe('/dashboard/content-studio/p1')
    expect(screen.getByText(/Image “tunnel.png”/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try now' }).hasAttribute('disabled')).toBe(true)
  })

  it('asks for a decision where one is needed, and lets a refused picture go or be tried again', async () => {
    setOnline(true)
    await outbox.change([waitingImage('huge.png', { problem: { kind: 'refused', code: 'media_too_large' } })])
    await show(<WaitingBanner />)
    expect(await screen.findByText('Needs your decision: 1 image.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(outbox.getItems()).toEqual([])
    expect(await screen.findByText('Everything is on the server.')).toBeDefined()
  })

  it('is not there when there is nothing to say', async () => {
    setOnline(true)
    await show(<WaitingBanner />)
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('signing out', () => {
  it('asks first while work waits on this device, and leaves only when that is confirmed', async () => {
    await outbox.change([waitingDraft('only here')])
    await show(<SignOutQuestion />)
    act(() => void signOut())
    await screen.findByText(/Not on the server yet: 1 change\./)
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    expect(leave).not.toHaveBeenCalled()
    act(() => void signOut())
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(leave).toHaveBeenCalledOnce()
    expect(outbox.getItems()).toHaveLength(1)
  })

  it('does not ask when nothing waits, or only something of another person', async () => {
    await outbox.change([waitingDraft('of bob', { uid: 'bob' })])
    await show(<SignOutQuestion />)
    await act(() => signOut())
    expect(leave).toHaveBeenCalledOnce()
  })
})
