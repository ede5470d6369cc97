import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GuestDraftBanner } from '@/app/layouts/guest-draft-banner.tsx'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { GuestDraftLine } from '@/features/auth/components/guest-draft-line.tsx'
import { GUEST_DRAFT_MAX, guestDraft } from '@/lib/guest-draft.ts'
import { signIn } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { address, show } from './support/show.tsx'

const MINUTE = 60_000
const TEXT = '\n  Part three is out \nand more'
/** The drafts that were stored. */
const begun = () => store.writes().flatMap(({ kind, fields }) => (kind === 'set' ? [fields] : []))
const stored = () => sessionStorage.getItem(STORAGE_KEYS.guestDraft)

beforeEach(async () => {
  sessionStorage.clear()
  await signIn({ createdAt: Date.now() - 60 * MINUTE })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the guest draft', () => {
  it('is the text as it was written, up to its bound; blank text is nothing', () => {
    guestDraft.write(TEXT)
    expect(guestDraft.read()).toBe(TEXT)
    guestDraft.write('a'.repeat(GUEST_DRAFT_MAX + 1))
    expect(guestDraft.read()).toHaveLength(GUEST_DRAFT_MAX)
    sessionStorage.setItem(STORAGE_KEYS.guestDraft, 'b'.repeat(9 * GUEST_DRAFT_MAX))
    expect(guestDraft.read()).toHaveLength(GUEST_DRAFT_MAX)
    guestDraft.write(' \n ')
    expect(guestDraft.read()).toBeNull()
  })

  it('is nothing, with a line in the log, where storage is forbidden', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden')
    })
    guestDraft.write(TEXT)
    expect(guestDraft.read()).toBeNull()
    expect(complaint).toHaveBeenCalledTimes(2)
  })
})

describe('at the door', () => {
  it('a quiet line says what is kept, and nothing when nothing is', async () => {
    guestDraft.write(TEXT)
    await show(<GuestDraftLine />)
    expect(screen.getByText('Your post is saved: “Part three is out”')).toBeDefined()
    cleanup()
    guestDraft.clear()
    await show(<GuestDraftLine />)
    expect(screen.queryByText(/is saved/)).toBeNull()
  })
})

describe('inside', () => {
  it('a new account finds it as its first draft, once', async () => {
    await signIn({ createdAt: Date.now() - MINUTE })
    guestDraft.write(TEXT)
    await show(<GuestDraftBanner />)
    expect(stored()).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    await waitFor(() => expect(address()).toMatch(/\/content-studio\/./))
    expect(begun()).toMatchObject([{ text: TEXT }])
    cleanup()
    await show(<GuestDraftBanner />)
    expect(screen.queryByRole('status')).toBeNull()
    expect([begun().length, address()]).toEqual([1, '/'])
  })

  it('an older account is asked, and opens it as a draft of its own', async () => {
    guestDraft.write(TEXT)
    await show(<GuestDraftBanner />)
    expect(begun()).toEqual([])
    expect(screen.getByRole('status').textContent).toContain('“Part three is out”')
    fireEvent.click(screen.getByRole('button', { name: 'Open as a draft' }))
    expect(stored()).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    await waitFor(() => expect(address()).toMatch(/\/content-studio\/./))
    expect(begun()).toMatchObject([{ text: TEXT }])
  })

  it('or throws it away', async () => {
    guestDraft.write(TEXT)
    await show(<GuestDraftBanner />)
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect([begun(), stored(), address()]).toEqual([[], null, '/'])
  })
})
