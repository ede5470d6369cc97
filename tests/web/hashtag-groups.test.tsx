import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HashtagGroup, hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { emptyDraft } from '@postwright/core/model/post'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { HashtagsButton } from '@/features/content-studio/components/text/hashtags-button.tsx'
import { TextField } from '@/features/content-studio/components/text/text-field.tsx'
import { useTextInsertion } from '@/features/content-studio/components/text/post-text.tsx'
import { GroupLimits, GroupNameField } from '@/features/hashtag-groups/components/group-editor.tsx'
import { HashtagsField } from '@/features/hashtag-groups/components/hashtags-field.tsx'
import { Component as GroupsScreen } from '@/features/hashtag-groups/hashtag-groups-screen.tsx'
import { screenActions } from '@/ui/screen-actions.ts'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

function group(name: string, ...hashtags: string[]): HashtagGroup {
  const base = { schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
  return { ...base, id: name.toLowerCase(), name, hashtags }
}

beforeEach(() => {
  store.put(hashtagGroups, ['w1'], group('Coffee', 'coffee', 'latteart'), group('Wood', 'woodwork'))
})
afterEach(cleanup)

describe('the list of groups', () => {
  it('shows each group with its hashtags and their number, and finds them by word', async () => {
    await show(<GroupsScreen />)
    const rows = within(screen.getByRole('list', { name: 'Hashtag groups' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['Coffee2 hashtags#coffee#latteart', 'Wood1 hashtag#woodwork'])
    await userEvent.type(screen.getByRole('searchbox'), 'latte')
    expect(await screen.findByText('1 group found')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Wood' })).toBeNull()
  })

  it('teaches what groups are for while there is none', async () => {
    store.clear(hashtagGroups, 'w1')
    await show(<GroupsScreen />)
    expect(screen.getByText(/Collect the hashtags of a topic once/)).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'New group' })).toHaveLength(1)
  })

  it('takes a group away at once when it is deleted, and shows it again when that is undone', async () => {
    await show(<GroupsScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions for “Wood”' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
    expect(screen.queryByRole('link', { name: 'Wood' })).toBeNull()
    act(() => hiddenDocuments.show('wood'))
    expect(screen.getByRole('link', { name: 'Wood' })).toBeDefined()
  })
})

function Field({ initial = [] }: { initial?: string[] }) {
  const [hashtags, setHashtags] = useState(initial)
  return <HashtagsField hashtags={hashtags} onHashtags={setHashtags} />
}

function chips(): string[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the hashtags of a group', () => {
  it('are added with Enter, space or comma', async () => {
    await show(<Field />)
    await userEvent.type(screen.getByRole('textbox', { name: /Add hashtags/ }), '#coffee latte,art{Enter}')
    expect(chips()).toEqual(['#coffee', '#latte', '#art'])
    expect(screen.getByText('3 of 30')).toBeDefined()
  })

  it('are pasted all at once, each once, and what was there is said', async () => {
    await show(<Field initial={['a']} />)
    await userEvent.click(screen.getByRole('textbox', { name: /Add hashtags/ }))
    await userEvent.paste('#a #b, c #B')
    expect(chips()).toEqual(['#a', '#b', '#c'])
    expect(screen.getByRole('status').textContent).toBe('2 added. 1 was there already.')
  })

  it('are taken out one by one, and the last with Backspace in the empty field', async () => {
    await show(<Field initial={['a', 'b', 'c']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove #a' }))
    await userEvent.keyboard('{Backspace}')
    expect(chips()).toEqual(['#b'])
  })

  it('leave what is no hashtag in the field, with the reason', async () => {
    await show(<Field />)
    const field = screen.getByRole('textbox', { name: /Add hashtags/ })
    await userEvent.type(field, '2026{Enter}')
    expect(chips()).toEqual([])
    expect(field).toHaveProperty('value', '2026')
    expect(screen.getByText(/Not a hashtag: 2026/)).toBeDefined()
  })

  it('are said to be too long for a network when they fill a post by themselves', async () => {
    const long = Array.from({ length: 30 }, (_, at) => `quitealonghashtag${at}`)
    await show(<GroupLimits hashtags={long} />)
    expect(
      screen.getByText(/These hashtags alone are too long for a post on Bluesky: \d+ of 300 characters/),
    ).toBeDefined()
  })
})

it('keeps the last name of a group while the field has none that can be stored', async () => {
  const onName = vi.fn<(name: string) => void>()
  await show(<GroupNameField name="Coffee" onName={onName} />)
  const field = screen.getByRole('textbox', { name: 'Group name' })
  await userEvent.clear(field)
  expect(screen.getByText(/Enter a name/)).toBeDefined()
  expect(onName).not.toHaveBeenCalled()
  await userEvent.type(field, 'Tea ')
  expect(onName).toHaveBeenLastCalledWith('Tea')
})

function Writing({ initial }: { initial: string }) {
  const [text, setText] = useState(initial)
  const { field, onFocus, insert } = useTextInsertion(setText)
  return (
    <>
      <TextField
        ref={field}
        live={{ subscribe: () => () => undefined, read: () => ({ ...emptyDraft(), text }) }}
        problems={null}
        isInvalid={false}
        takesFocus={false}
        onFocus={onFocus}
        onChange={setText}
        onPasteFiles={() => undefined}
      />
      <HashtagsButton readText={() => text} onInsert={insert} />
    </>
  )
}

/** The test's browser has no layout, so popovers and menus count as hidden. */
const inMenu = (role: string, name: string | RegExp) => screen.findByRole(role, { name, hidden: true })

const words = () => screen.getByRole('textbox', { name: 'Text' })

describe('in the composer', () => {
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'checkVisibility', { value: () => true, configurable: true })
  })

  it('a group goes to the end of a text that was not touched, without the hashtags it has', async () => {
    await show(<Writing initial="Good morning #Coffee" />)
    await userEvent.click(screen.getByRole('button', { name: 'Hashtags' }))
    await userEvent.click(await inMenu('button', /^Coffee\s*adds 1/))
    expect(words()).toHaveProperty('value', 'Good morning #Coffee #latteart')
    expect(document.activeElement).toBe(words())
  })

  it('a group goes where the cursor is, found by word and taken with Enter', async () => {
    await show(<Writing initial="Before after" />)
    fireEvent.focus(words())
    ;(words() as HTMLTextAreaElement).setSelectionRange(6, 6)
    act(() => screenActions.read().forEach((action) => 'run' in action && action.run()))
    const search = await inMenu('searchbox', 'Search groups')
    fireEvent.change(search, { target: { value: 'wood' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(words()).toHaveProperty('value', 'Before #woodwork after')
  })

  it('offers to save the hashtags of the text as a group, under a name', async () => {
    await show(<Writing initial="A #chair and a #table" />)
    await userEvent.click(screen.getByRole('button', { name: 'Hashtags' }))
    await userEvent.click(await inMenu('button', 'Save the 2 hashtags of this text as a group'))
    await userEvent.click(await inMenu('button', 'Save group'))
    expect(screen.getByText(/Enter a name/)).toBeDefined()
  })

  it('leads to the first group while there is none', async () => {
    store.clear(hashtagGroups, 'w1')
    await show(<Writing initial="" />)
    await userEvent.click(screen.getByRole('button', { name: 'Hashtags' }))
    const link = await inMenu('link', 'Create a group')
    expect(link.getAttribute('href')).toBe('/dashboard/content-studio/hashtags')
  })
})
