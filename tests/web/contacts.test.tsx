import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Contact, contacts } from '@postwright/core/collections/contacts'
import { HandleField } from '@/features/contacts/components/contact-dialog.tsx'
import { Component as ContactsScreen } from '@/features/contacts/contacts-screen.tsx'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

type Handles = Contact['handles']

const GRACE: Contact = {
  id: 'g',
  schema: 1,
  rev: 1,
  createdAt: 0,
  updatedAt: 0,
  createdBy: 'ada',
  name: 'Grace Hopper',
  handles: [{ platform: 'x', handle: 'grace' }],
}

let stored: Handles = []

function Field() {
  const [handles, setHandles] = useState<Handles>(GRACE.handles)
  useEffect(() => {
    stored = handles
  })
  return <HandleField platform="bluesky" handles={handles} onHandles={setHandles} />
}

afterEach(cleanup)

describe('the contact book', () => {
  it('shows each contact with its handles, or teaches what it is for', async () => {
    store.put(contacts, ['w1'], GRACE)
    await show(<ContactsScreen />)
    const list = screen.getByRole('list', { name: 'Contacts' })
    expect(within(list).getByRole('listitem').textContent).toBe('Grace HopperX @grace')
    cleanup()
    store.clear(contacts, 'w1')
    await show(<ContactsScreen />)
    expect(screen.getByText(/Mentions in posts then use the right handle/)).toBeDefined()
  })

  it('stores a handle without its sign, keeps the others, and takes one away that is emptied', async () => {
    await show(<Field />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '@grace.bsky.social')
    expect(stored).toEqual([...GRACE.handles, { platform: 'bluesky', handle: 'grace.bsky.social' }])
    await userEvent.clear(field)
    expect(stored).toEqual(GRACE.handles)
  })

  it('refuses what is no handle, and keeps the last that was', async () => {
    await show(<Field />)
    await userEvent.type(screen.getByRole('textbox'), 'grace h')
    expect(screen.getByText('A handle can’t contain spaces.')).toBeDefined()
    expect(stored).toContainEqual({ platform: 'bluesky', handle: 'grace' })
  })
})
