import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishLinkPage, readLinkPageFacts, unpublishLinkPage } from '@postwright/core/api/link-pages'
import { linkPages } from '@postwright/core/collections/link-pages'
import { linkPageDraftSchema } from '@postwright/core/model/link-page'
import { joinUnasked } from '@/documents/merge/draft-parts.ts'
import { suggestName } from '@/features/profile-optimizer/edit-blocks.ts'
import { Component as LinkPageScreen } from '@/features/profile-optimizer/link-page-screen.tsx'
import { LINK_PAGE_PARTS } from '@/features/profile-optimizer/link-page-parts.ts'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeBlock, makeLinkPage, makeLinks } from '../support/factories/link-page.ts'
import { draggable, holdByMouse, layOutInRow, pressOn } from './support/drag.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const AT = { at: '/dashboard/profile-optimizer/link-page' }

const PAGE = makeLinkPage({
  title: 'Wright Workshop',
  blocks: [makeLinks('https://example.com/tables'), makeBlock('contact', { email: 'hello@example.com' })],
})

beforeEach(() => {
  api.answer(readLinkPageFacts, {
    posts: [],
    feeds: [],
    clicks: [{ key: 'link0', days: [{ day: '2026-11-28', count: 12 }] }],
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const kinds = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const preview = () => screen.getByRole('region', { name: 'Preview' }).querySelector('[inert]')?.shadowRoot ?? null

describe('the editor of a link page', () => {
  beforeEach(() => store.put(linkPages, ['w1'], PAGE))

  it('shows the page that visitors get, and clicks beside its links', async () => {
    await show(<LinkPageScreen />, AT)
    await waitFor(() => expect(preview()?.querySelector('.button')?.textContent).toBe('Link 0 example.com'))
    expect(preview()?.querySelector('a[href="mailto:hello@example.com"]')).toBeTruthy()
    await screen.findByText('12 clicks')
  })

  it('is shown as the list of pages has it, whatever a read of the page alone would say', async () => {
    store.leaveUnanswered(`${linkPages.path('w1')}/${PAGE.id}`)
    await show(<LinkPageScreen />, AT)
    expect(await screen.findByLabelText('Page title')).toHaveProperty('value', 'Wright Workshop')
  })

  it('says of a link why it is not published, and publishes nothing meanwhile', async () => {
    await show(<LinkPageScreen />, AT)
    const url = await screen.findByLabelText('Address of link 1')
    await userEvent.clear(url)
    await userEvent.paste('javascript:alert(1)')
    await screen.findByText('Start the address with https://.')
    expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
    expect(preview()?.querySelector('.links')).toBeNull()
  })

  it('publishes under a name, made of the title, and says of one that is taken', async () => {
    api.refuse(publishLinkPage, 'page_name_taken')
    await show(<LinkPageScreen />, AT)
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await screen.findByText(/belongs to another page/)
    expect(api.calls(publishLinkPage)).toEqual([{ workspaceId: 'w1', pageId: PAGE.id, pageName: 'wright-workshop' }])
  })

  it('takes it off the web, and takes that back', async () => {
    const live = { ...PAGE, pageName: 'oak', publishedAt: 1, publishedRev: PAGE.rev }
    store.put(linkPages, ['w1'], live)
    api.answer(unpublishLinkPage, { page: PAGE })
    api.answer(publishLinkPage, { page: live })
    await showWithToasts(<LinkPageScreen />, AT)
    await screen.findByText('Live')
    await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.calls(publishLinkPage)).toHaveLength(1))
  })

  it('says that changes since the last publishing are not public', async () => {
    store.put(linkPages, ['w1'], { ...PAGE, rev: 7, pageName: 'oak', publishedAt: 1, publishedRev: 6 })
    await show(<LinkPageScreen />, AT)
    expect(await screen.findByText(/changes that aren’t published/)).toBeDefined()
  })

  it('removes a block by one press and brings it back by another', async () => {
    await showWithToasts(<LinkPageScreen />, AT)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Contact' }))
    expect(kinds()).toEqual(['Links'])
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(kinds()).toEqual(['Links', 'Contact'])
  })

  it('brings a removed block back beside what was typed since', async () => {
    await showWithToasts(<LinkPageScreen />, AT)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Contact' }))
    const label = screen.getByLabelText('Text of link 1')
    await userEvent.clear(label)
    await userEvent.paste('Tables')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(kinds()).toEqual(['Links', 'Contact'])
    expect(screen.getByLabelText<HTMLInputElement>('Text of link 1').value).toBe('Tables')
  })

  it('moves blocks by mouse', async () => {
    await show(<LinkPageScreen />, AT)
    const grip = await screen.findByRole('button', { name: 'Move Contact' })
    layOutInRow(() => screen.getAllByRole('region', { name: /^(Links|Contact)$/ }), { width: 400, height: 100 })
    const held = await holdByMouse(grip, [
      [10, 150],
      [10, 100],
      [10, 20],
    ])
    await held.drop()
    await waitFor(() => expect(kinds()).toEqual(['Contact', 'Links']))
  })

  it('moves blocks with keys', async () => {
    await show(<LinkPageScreen />, AT)
    const grip = await screen.findByRole('button', { name: 'Move Contact' })
    layOutInRow(() => screen.getAllByRole('region', { name: /^(Links|Contact)$/ }), { width: 400, height: 100 })
    await draggable()
    await pressOn(grip, ' ', '{ArrowUp}', ' ')
    await waitFor(() => expect(kinds()).toEqual(['Contact', 'Links']))
  })

  it('is read-only for a viewer', async () => {
    giveRole('viewer')
    await show(<LinkPageScreen />, AT)
    expect((await screen.findByLabelText('Page title')).hasAttribute('readonly')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add block' })).toBeNull()
  })
})

it('a page begins with the name of the workspace, and is not published', async () => {
  await show(<LinkPageScreen />, AT)
  await userEvent.click(await screen.findByRole('button', { name: 'Create link page' }))
  await waitFor(() => expect(JSON.stringify(store.writes())).toContain('"pageName":""'))
})

it('two people who change different links of a block lose neither change', () => {
  const base = linkPageDraftSchema.parse({
    ...PAGE,
    blocks: [makeLinks('https://example.com/1', 'https://example.com/2')],
  })
  const change = (at: number, label: string) => ({
    ...base,
    blocks: base.blocks.map((block) => ({
      ...block,
      links: block.links.map((link, place) => (place === at ? { ...link, label } : link)),
    })),
  })
  const joined = joinUnasked(LINK_PAGE_PARTS, base, change(0, 'Mine'), change(1, 'Theirs'))
  expect(joined?.blocks[0]?.links.map(({ label }) => label)).toEqual(['Mine', 'Theirs'])
})

it.each([
  ['Wright Workshop', 'wright-workshop'],
  ['  Möbel & Co.  ', 'mobel-co'],
  ['日本', ''],
])('the name made of %j is %j', (title, name) => {
  expect(suggestName(title)).toBe(name)
})
