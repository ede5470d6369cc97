import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import { signatures } from '@postwright/core/collections/signatures'
import { templates } from '@postwright/core/collections/templates'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { AutomaticSignature } from '@/features/content-studio/components/library/channel-library.tsx'
import { InsertMenu } from '@/features/content-studio/components/text/insert-menu.tsx'
import { withLabels } from '@/features/content-studio/post-labels.ts'
import { TemplateList } from '@/features/studio-library/components/template-list.tsx'
import { changedParts } from '@/features/content-studio/changed-parts.ts'
import { knownValues } from '@/posts/library/template-values.ts'
import { pickSignature } from '@/features/content-studio/automatic-signature.ts'
import { store } from '../support/client/store.ts'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'
import { letUndoLapse } from './support/toasts.tsx'
import { openWorkspace } from '../support/client/person.ts'

openWorkspace({ timeZone: 'Europe/Berlin' })

const base = { schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'ada' }

function template(name: string, fields: Partial<PostDraft>) {
  const { text, title, comment, thread, labels } = { ...emptyDraft(), ...fields }
  return { ...base, id: name.toLowerCase(), name, text, title, comment, thread, labels }
}

function signature(text: string, fields: { isAutomatic?: boolean; connectionIds?: string[] } = {}) {
  return { ...base, id: text.replace(' ', '-'), name: text, text, isAutomatic: true, connectionIds: [], ...fields }
}

afterEach(cleanup)

/** The test's browser has no layout, so popovers and menus count as hidden. */
const inMenu = (name: string | RegExp) => screen.findByRole('menuitem', { name, hidden: true })

describe('the templates of the library', () => {
  beforeEach(() => {
    store.put(
      templates,
      ['w1'],
      template('Opening', { text: '{{product}} opens on {{weekday}}' }),
      template('Thanks', { text: 'Thank you, all of you' }),
    )
  })

  it('are shown with how they begin and what they ask for, and found by any of their words', async () => {
    await show(<TemplateList />)
    const rows = within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Opening2 variables{{product}} opens on {{weekday}}',
      'ThanksThank you, all of you',
    ])
    await userEvent.type(screen.getByRole('searchbox'), 'thank')
    expect(await screen.findByText('1 found')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Opening' })).toBeNull()
  })

  it('are deleted at once, with a way back', async () => {
    await show(<TemplateList />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions for “Thanks”' }))
    await userEvent.click(await inMenu('Delete'))
    expect(hiddenDocuments.get().has('thanks')).toBe(true)
    api.answer(moveToTrash, { itemId: 'item1' })
    letUndoLapse()
    expect(api.calls(moveToTrash)).toHaveLength(1)
    hiddenDocuments.show('thanks')
  })

  it('teach what they are for while there is none', async () => {
    store.clear(templates, 'w1')
    await show(<TemplateList />)
    expect(screen.getByText(/becomes a variable that you fill in each time/)).toBeDefined()
  })
})

function Writing({ initial, inserted }: { initial: PostDraft; inserted: (words: string) => void }) {
  const [draft, setDraft] = useState(initial)
  return (
    <>
      <InsertMenu
        change={(make) => setDraft({ ...draft, ...make(draft) })}
        channels={[]}
        onText={inserted}
        onLabels={(labels) => setDraft((now) => withLabels(now, labels))}
      />
      <output>{JSON.stringify(draft)}</output>
    </>
  )
}

const written = (): unknown => JSON.parse(screen.getByRole('status').textContent)

it('knows the day, the workspace and the channels by itself', () => {
  const now = Date.UTC(2026, 10, 22, 23, 30)
  const values = knownValues({ now, timeZone: 'Europe/Berlin', workspace: 'Woodwork', channels: [{ name: 'Oak' }] })
  expect([...values.values()]).toEqual(['November 23', 'Monday', 'Woodwork', 'Oak'])
})

describe('a template in the composer', () => {
  it('fills an empty post, its variables asked for, those that are known filled already', async () => {
    store.put(
      templates,
      ['w1'],
      template('Opening', {
        text: '{{Product}} at {{workspace}}, {{unknown}}',
        comment: 'More about {{product}}',
        labels: ['News'],
      }),
    )
    await show(<Writing initial={emptyDraft()} inserted={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await userEvent.click(await inMenu('Opening'))
    const field = await screen.findByLabelText('Product')
    expect(screen.getByLabelText('workspace')).toHaveProperty('value', 'Woodwork')
    fireEvent.change(field, { target: { value: 'A chair' } })
    await userEvent.click(screen.getByRole('button', { name: 'Use the template', hidden: true }))
    await waitFor(() =>
      expect(written()).toMatchObject({
        text: 'A chair at Woodwork, {{unknown}}',
        comment: 'More about A chair',
        labels: ['News'],
      }),
    )
  })

  it('is put into a text that is there, and replaces nothing that was written', async () => {
    const inserted = vi.fn<(words: string) => void>()
    store.put(templates, ['w1'], template('Thanks', { text: 'Thank you', title: 'Thanks' }))
    await show(<Writing initial={{ ...emptyDraft(), text: 'Mine', title: 'My title' }} inserted={inserted} />)
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await userEvent.click(await inMenu('Thanks'))
    expect(inserted).toHaveBeenCalledWith('Thank you')
    expect(written()).toMatchObject({ text: 'Mine', title: 'My title' })
  })
})

describe('the signature that is added by itself', () => {
  it('is one for exactly such channels before one for all, and none that is meant for some of them', () => {
    const [all, one] = [signature('all'), signature('one', { connectionIds: ['c1', 'c2'] })]
    expect(pickSignature([all, one], ['c1'])).toBe(one)
    expect(pickSignature([all, one], ['c1', 'c3'])).toBe(all)
    expect(pickSignature([one], ['c1', 'c3'])).toBeNull()
    expect(pickSignature([one], [])).toBeNull()
    expect(pickSignature([signature('by hand', { isAutomatic: false })], ['c1'])).toBeNull()
  })

  it('stands below a new post, changes with its channels, and stays away once a person has taken it out', async () => {
    store.put(signatures, ['w1'], signature('For all'), signature('For one', { connectionIds: ['c1'] }))
    let draft = emptyDraft()
    const autosave = {
      getState: () => ({ draft }) as never,
      edit: (next: PostDraft) => {
        draft = next
      },
    }
    const { rerender } = await show(<AutomaticSignature channels={draft.connectionIds} autosave={autosave} />)
    expect(draft.text).toBe('\n\nFor all')
    draft = { ...draft, text: 'Words\n\nFor all', connectionIds: ['c1'] }
    rerender(<AutomaticSignature channels={draft.connectionIds} autosave={autosave} />)
    expect(draft.text).toBe('Words\n\nFor one')
    draft = { ...draft, text: 'Words', connectionIds: [] }
    rerender(<AutomaticSignature channels={draft.connectionIds} autosave={autosave} />)
    expect(draft.text).toBe('Words')
  })
})

it('names the parts in which two versions of a post differ, those of one channel too', () => {
  const own = { title: null, comment: null, thread: null, threadMedia: null, media: null }
  const before = { ...emptyDraft(), text: 'Old', labels: ['A'] }
  const after = { ...before, text: 'New', overrides: [{ connectionId: 'c1', ...own, text: 'For one' }] }
  expect(changedParts(before, after)).toEqual([
    { path: ['text'], before: 'Old', after: 'New' },
    { path: ['overrides', 'c1', 'text'], before: undefined, after: 'For one' },
  ])
})
