import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Contact, contacts } from '@postwright/core/collections/contacts'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { channelDraft } from '@postwright/core/posts/channel-versions'
import { FitDialog } from '@/features/content-studio/fit/fit-dialog.tsx'
import { store } from '../support/client/store.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

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
const x = makeConnection({ id: 'c1', platform: 'x', handle: '@oak' })
const scopes = ['w_organization_social_feed']
const linkedin = makeConnection({ id: 'c2', platform: 'linkedin', handle: 'Oak & Co', scopes })
const TEXT = 'With @grace. Read more: https://example.com'

let last: PostDraft

function Stage({ text }: { text: string }) {
  const [draft, setDraft] = useState({ ...emptyDraft(), text, connectionIds: ['c1', 'c2'] })
  useEffect(() => {
    last = draft
  })
  return (
    <FitDialog
      draft={draft}
      connections={[x, linkedin]}
      picturesOf={() => []}
      onEdit={setDraft}
      onClose={() => undefined}
    />
  )
}

const channel = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => store.put(contacts, ['w1'], GRACE))
afterEach(() => {
  cleanup()
  toast.remove()
})

describe('fitting a post to its channels', () => {
  it('says for each what changes and why, and that nothing does where the post fits', async () => {
    await show(<Stage text={TEXT} />)
    expect(channel('@oak').getByText(/Nothing to change/)).toBeDefined()
    const changes = channel('Oak & Co').getByRole('list', { name: 'Changes for Oak & Co' })
    expect(
      within(changes)
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('type')),
    ).toHaveLength(2)
    expect(within(changes).getByText('On LinkedIn, links usually go in the first comment.')).toBeDefined()
    expect(channel('Oak & Co').getByText('With Grace Hopper. Read more:')).toBeDefined()
  })

  it('gives a channel the fitted version, without the changes that are left out, and takes it back', async () => {
    const user = await showWithToasts(<Stage text={TEXT} />)
    await user.click(screen.getByRole('checkbox', { name: 'Use the handle from your contacts' }))
    await user.click(channel('Oak & Co').getByRole('button', { name: /Apply to this channel/ }))
    expect(channelDraft(last, 'c2')).toMatchObject({ text: 'With @grace. Read more:', comment: 'https://example.com' })
    expect(channelDraft(last, 'c1')).toMatchObject({ text: TEXT, comment: '' })
    expect(channel('Oak & Co').getByText('Fitted')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(last.overrides).toEqual([])
  })

  it('gives every channel its version at once, each post with its counter', async () => {
    await show(<Stage text={`${'We planed it by hand. '.repeat(20)}https://example.com`} />)
    expect(channel('@oak').getByText('Post 2')).toBeDefined()
    expect(channel('@oak').getAllByText(/ of 280$/)).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Apply to all 2 channels' }))
    expect(channelDraft(last, 'c1').thread).toHaveLength(1)
    expect(channelDraft(last, 'c2').comment).toBe('https://example.com')
  })

  it('names what only a person can put right', async () => {
    await show(<Stage text={`@grace ${'oak '.repeat(900)}`} />)
    expect(channel('Oak & Co').getByRole('list', { name: 'Issues to fix yourself' }).textContent).toMatch(/too many/)
  })

  it('shows the channels that need a person first, then those with changes, then those that fit', async () => {
    await show(<Stage text={`@grace ${'oak '.repeat(900)}`} />)
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent)).toEqual([
      'Oak & Co',
      '@oak',
    ])
    expect(screen.getByText(/^Oak & Co still has issues that can’t be fixed automatically/)).toBeDefined()
  })
})
