import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { readChannelProfile, writeChannelProfile } from '@postwright/core/api/profiles'
import { connections } from '@postwright/core/collections/connections'
import { personas } from '@postwright/core/collections/personas'
import { masterBios } from '@postwright/core/collections/master-bios'
import { profiles } from '@postwright/core/collections/profiles'
import type { Connection } from '@postwright/core/model/connection'
import { emptyMasterBio } from '@postwright/core/model/profile'
import { Component as AuditScreen } from '@/features/profile-optimizer/audit/profile-audit-screen.tsx'
import { MasterBioEditor } from '@/features/profile-optimizer/bio/master-bio-editor.tsx'
import { Component as ProfilesScreen } from '@/features/profile-optimizer/profile-optimizer-screen.tsx'
import { ProfileEditor } from '@/features/profile-optimizer/profiles/profile-editor.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makePersona } from '../support/factories/persona.ts'
import { makeLook, makeProfile } from '../support/factories/profile.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const ADA = makeProfile('linkedin', {
  id: 'ada',
  name: 'Ada Wright',
  bio: 'I make oak tables.',
  pictures: ['face'],
  looks: [makeLook('face')],
  keywords: ['oak'],
})

afterEach(cleanup)

describe('the profiles', () => {
  it('show their score and what to do next', async () => {
    store.put(profiles, ['w1'], ADA)
    await show(<ProfilesScreen />)
    const card = screen.getByRole('list', { name: 'Profiles' })
    expect(card.textContent).toContain('LinkedIn')
    expect(card.textContent).toContain('53 of 100 points')
    const steps = within(within(card).getByRole('list', { name: 'What to do next' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Pin a post+8', 'Add a link+6'])
  })

  it('are scored with the words of their persona', async () => {
    store.put(personas, ['w1'], makePersona({ uses: ['solid', 'joint', 'repair'] }))
    store.put(profiles, ['w1'], { ...ADA, personaId: 'carla' })
    await show(<ProfilesScreen />)
    expect(screen.getByRole('list', { name: 'Profiles' }).textContent).toContain('41 of 100 points')
  })

  it('are added on a network that has them', async () => {
    await show(<ProfilesScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Add profile' }))
    const names = (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent)
    expect(names).toContain('LinkedIn')
    expect(names).not.toContain('Slack')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Bluesky', hidden: true }))
    const [written] = store.writes()
    expect(written).toMatchObject({ fields: { platform: 'bluesky', scores: [] } })
  })
})

describe('a connected account', () => {
  const open = async () => {
    store.put(connections, ['w1'], makeConnection({ platform: 'bluesky', handle: 'ada.example' }))
    store.put(connections, ['w1'], makeConnection({ id: 'channel2', platform: 'linkedin', handle: 'ada' }))
    await showWithToasts(<ProfilesScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Add profile' }))
    return screen.findByRole('menuitem', { name: 'ada.example on Bluesky', hidden: true })
  }

  it('becomes a profile with the texts that its network tells', async () => {
    const profile = { name: 'Ada', handle: '@ada.example', bio: 'I make tables.', link: '', hasPinned: true }
    api.answer(readChannelProfile, { profile })
    await userEvent.click(await open())
    await waitFor(() => expect(store.writes()[0]).toMatchObject({ fields: { platform: 'bluesky', ...profile } }))
    expect(screen.queryByRole('menuitem', { name: /on LinkedIn/, hidden: true })).toBeNull()
  })

  it('that cannot be read is no profile, and says why', async () => {
    api.refuse(readChannelProfile, 'connection_unreachable')
    await userEvent.click(await open())
    await screen.findByText(/The network could not be reached/)
    expect(store.writes()).toEqual([])
  })
})

describe('a data export', () => {
  const file = new File(['First Name,Last Name,Headline,Summary\nAda,Wright,Joiner,I make tables.'], 'Profile.csv')

  async function choose(chosen: File) {
    await show(<ProfilesScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Add profile' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'From a data export…', hidden: true }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/Nothing is uploaded/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file can be chosen')
    await userEvent.upload(input, chosen, { applyAccept: false })
    return dialog
  }

  it('becomes a profile once its texts were seen', async () => {
    const dialog = await choose(file)
    expect((await within(dialog).findByText('Joiner')).tagName).toBe('DD')
    expect(store.writes()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add profile' }))
    const [written] = store.writes()
    expect(written).toMatchObject({ fields: { platform: 'linkedin', name: 'Ada Wright', bio: 'I make tables.' } })
  })

  it('without a profile says what to choose', async () => {
    const dialog = await choose(new File(['hello'], 'notes.zip'))
    expect(await within(dialog).findByText(/There’s no profile in this file/)).toBeDefined()
  })
})

describe('a profile that is open', () => {
  it('gains points as its checklist is followed, and tells before and after', async () => {
    store.put(profiles, ['w1'], ADA)
    await show(<ProfileEditor profile={ADA} left={[]} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Save score' }))
    await user.type(screen.getByLabelText('Link'), 'https://example.com')
    await user.click(screen.getByLabelText('A post is pinned to the profile'))
    expect(await screen.findByText('From 53 to 71 points')).toBeDefined()
    const table = screen.getByRole('table', { name: 'Points before and after' })
    expect(within(table).getByRole('row', { name: 'Link 0 10 of 10' })).toBeDefined()
    expect(screen.getByText('Write a headline')).toBeDefined()
  })

  it('says how much is too long, as its network counts', async () => {
    const long = { ...ADA, platform: 'bluesky' as const, bio: 'é'.repeat(260) }
    await show(<ProfileEditor profile={long} left={[]} />)
    expect(screen.getByText('This text is 4 characters too long for this network. Shorten it.')).toBeDefined()
    expect(screen.getByText('Keep the bio within 256 characters')).toBeDefined()
    expect(screen.queryByLabelText('Headline')).toBeNull()
  })

  it('is only read by who may not change it', async () => {
    giveRole('viewer')
    await show(<ProfileEditor profile={ADA} left={[]} />)
    expect(screen.getByLabelText('Name')).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Save score' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Replace profile image' })).toBeNull()
  })
})

it('the master bio is shown as each network takes it, with what was left out', async () => {
  const bio = {
    ...makeBase('bio'),
    ...emptyMasterBio(),
    bio: 'I make tables of oak that last for three generations. Come and see the workshop on Saturday.',
  }
  store.put(masterBios, ['w1'], bio)
  await show(<MasterBioEditor bio={bio} left={[]} />)
  const shortest = within(screen.getByRole('article', { name: 'TikTok' }))
  expect(shortest.getByText('I make tables of oak that last for three generations.')).toBeDefined()
  expect(shortest.getByText('Sentence left out: Come and see the workshop on Saturday.')).toBeDefined()
  expect(within(screen.getByRole('article', { name: 'LinkedIn' })).getByText(bio.bio)).toBeDefined()
})

it('the audit names what differs and where', async () => {
  store.put(profiles, ['w1'], ADA, makeProfile('x', { id: 'notes', name: 'A. Wright', bio: 'Oak since 2009' }))
  await show(<AuditScreen />)
  const names = within(screen.getByRole('region', { name: 'Different names' })).getAllByRole('listitem')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Ada WrightLinkedIn', 'A. WrightX'])
})

it('keywords are typed one after the other', async () => {
  await show(<ProfileEditor profile={{ ...ADA, keywords: [] }} left={[]} />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'More keywords' }), 'oak{Enter}')
  expect(screen.getByText('Your keywords are in the profile')).toBeDefined()
})

describe('a profile of a connected account', () => {
  const seen = { name: 'Ada', bio: 'I make tables.' }
  const wanted = { name: 'Ada Wright', bio: 'I make oak tables.' }

  async function open(account: Partial<Connection> = {}) {
    const own = makeConnection({
      platform: 'mastodon',
      handle: 'ada@oak.social',
      scopes: ['write:accounts'],
      ...account,
    })
    const other = makeConnection({ id: 'other', platform: own.platform, handle: 'elm@oak.social' })
    for (const each of [other, own]) store.put(connections, ['w1'], each)
    api.answer(readChannelProfile, { profile: { ...seen, handle: '', link: '', hasPinned: false } })
    api.answer(writeChannelProfile, {})
    const profile = makeProfile('mastodon', { ...wanted, handle: '@ada@oak.social' })
    await showWithToasts(<ProfileEditor profile={profile} left={[]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Update on the network…' }))
    return screen.findByRole('dialog', { name: 'Update your Mastodon profile' })
  }

  it('changes there once both texts were compared, and back again', async () => {
    const dialog = within(await open())
    await dialog.findByText(/These changes to @ada@oak.social on Mastodon become public/)
    const added = dialog.getAllByRole('insertion').map(({ textContent }) => textContent?.trim())
    expect(added).toEqual(['Wright', 'oak'])
    await userEvent.click(dialog.getByRole('button', { name: 'Update profile' }))
    await screen.findByText('The profile of @ada@oak.social on Mastodon was updated.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    const target = { workspaceId: 'w1', connectionId: 'channel1' }
    await waitFor(() =>
      expect(api.calls(writeChannelProfile)).toEqual([
        { ...target, seenTexts: seen, wantedTexts: wanted },
        { ...target, seenTexts: wanted, wantedTexts: seen },
      ]),
    )
  })

  it('is compared anew when it was changed there meanwhile', async () => {
    const dialog = within(await open())
    await dialog.findByText(/become public as soon as you update/)
    api.refuse(writeChannelProfile, 'profile_changed')
    const profile = { ...seen, name: 'Somebody', handle: '', link: '', hasPinned: false }
    api.answer(readChannelProfile, { profile })
    await userEvent.click(dialog.getByRole('button', { name: 'Update profile' }))
    expect((await dialog.findByText('Somebody')).tagName).toBe('DEL')
    expect(dialog.getByText(/The profile was changed on the network in the meantime/)).toBeDefined()
  })

  it('says that its texts may be too long or against the rules when the network refuses them', async () => {
    const dialog = within(await open())
    await dialog.findByText(/become public as soon as you update/)
    api.refuse(writeChannelProfile, 'profile_refused')
    await userEvent.click(dialog.getByRole('button', { name: 'Update profile' }))
    expect(await dialog.findByText(/Check that both are short enough and follow the network’s rules/)).toBeTruthy()
  })

  it.each([
    [
      'connected without that access',
      { scopes: ['write:statuses'] },
      /without permission to change its profile/,
      'Reconnect account',
    ],
    ['not connected', { platform: 'bluesky' as const }, /No Mastodon account is connected/, 'Connect an account'],
  ])('stays as it is while the account is %s', async (_what, account, words, wayOut) => {
    const dialog = within(await open(account))
    await dialog.findByText(words)
    const button = dialog.queryByRole('button', { name: 'Update profile' })
    expect(button === null || button.hasAttribute('disabled')).toBe(true)
    expect(dialog.getByRole('link', { name: wayOut })).toBeDefined()
  })

  it('may be changed where the network does not say what it allows', async () => {
    const dialog = within(await open({ scopes: [] }))
    await dialog.findByText(/become public as soon as you update/)
    expect(dialog.getByRole('button', { name: 'Update profile' })).toHaveProperty('disabled', false)
  })

  it('is not offered where the network has no call for it, and to nobody who may not manage channels', async () => {
    await show(<ProfileEditor profile={ADA} left={[]} />)
    expect(screen.queryByRole('button', { name: 'Update on the network…' })).toBeNull()
    cleanup()
    giveRole('viewer')
    await show(<ProfileEditor profile={makeProfile('mastodon', wanted)} left={[]} />)
    expect(screen.queryByRole('button', { name: 'Update on the network…' })).toBeNull()
  })
})
