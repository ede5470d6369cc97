import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { DraftType } from '@/documents/draft-type.ts'
import { hasSameFields } from '@/documents/has-same-fields.ts'
import { outbox } from '@/documents/outbox/outbox.ts'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { createLockManager } from '../support/client/lock-manager.ts'
import { show } from './support/show.tsx'
import { letUndoLapse, showWithToasts } from './support/toasts.tsx'

type Note = { id: string; rev: number; body: string; isSealed: boolean }
type NoteDraft = { body: string }

const write = vi.fn<DraftType<Note, NoteDraft>['server']['write']>()
const create = vi.fn<DraftType<Note, NoteDraft>['server']['create']>()

/** Documents that the product does not have: nothing about drafts may depend on what they are. */
const noteDrafts: DraftType<Note, NoteDraft> = {
  collection: 'notes',
  schema: z.object({ body: z.string() }),
  isSame: hasSameFields,
  versionOf: ({ rev, body, isSealed }) => ({ rev, draft: { body }, editable: !isSealed }),
  server: {
    newId: () => 'new',
    read: () => Promise.resolve(null),
    write,
    create,
    remove: () => Promise.resolve('refused'),
  },
  titleOf: ({ body }) => body,
  href: (id) => `/notes/${id}`,
  words: { untitled: '', notCreated: '' },
}

const note: Note = { id: 'n1', rev: 3, body: 'stored', isSealed: false }

function leftCopy(body: string, base: string): WaitingDraft<NoteDraft> {
  const owner = { uid: 'ada', workspaceId: 'w1', collection: 'notes', documentId: 'n1' }
  return {
    kind: 'draft',
    id: body,
    ...owner,
    keptAt: 1,
    problem: null,
    base: { rev: 3, draft: { body: base } },
    draft: { body },
  }
}

function Editor({ document, left }: { document: Note; left: readonly WaitingDraft<NoteDraft>[] }) {
  const { autosave, state, restore, continued } = useDocumentDraft(noteDrafts, document, left)
  return (
    <>
      <textarea
        aria-label="Body"
        value={state.draft.body}
        onChange={(e) => autosave.edit({ body: e.currentTarget.value })}
      />
      <output>{state.status}</output>
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        conflict={{ title: 'Two versions', text: '' }}
        describe={({ body }) => ({ content: body, facts: '' })}
      />
    </>
  )
}

const body = () => screen.getByRole('textbox', { name: 'Body' })
const status = () => screen.getAllByRole('status')[0]?.textContent

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  Object.defineProperty(navigator, 'locks', { value: createLockManager(), configurable: true })
  write.mockReset().mockResolvedValue('written')
  create.mockReset().mockResolvedValue('written')
})
afterEach(async () => {
  cleanup()
  await outbox.change(
    [],
    outbox.getItems().map(({ id }) => id),
  )
  vi.restoreAllMocks()
})

it('saves a document of any collection while it is typed, and keeps it on the device until then', async () => {
  await show(<Editor document={note} left={[]} />)
  await userEvent.type(body(), ' and more')
  expect(outbox.getItems()).toMatchObject([
    { collection: 'notes', documentId: 'n1', base: { rev: 3 }, draft: { body: 'stored and more' } },
  ])
  await vi.waitFor(
    () => expect(write).toHaveBeenCalledWith('w1', 'n1', { uid: 'ada', draft: { body: 'stored and more' }, rev: 4 }),
    5_000,
  )
  await vi.waitFor(() => expect(status()).toBe('saved'))
  expect(outbox.getItems()).toEqual([])
})

it('continues what an earlier visit left, with a way back', async () => {
  await show(<Editor document={note} left={[leftCopy('typed in the train', 'stored')]} />)
  expect(body()).toHaveProperty('value', 'typed in the train')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(body()).toHaveProperty('value', 'stored')
})

it('shows both versions when the document was changed elsewhere too, and goes on with the chosen one', async () => {
  await show(<Editor document={note} left={[leftCopy('typed in the train', 'an older text')]} />)
  expect(status()).toBe('conflict')
  await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }))
  expect(body()).toHaveProperty('value', 'stored')
})

it('asks about an older copy on this device in the same words for every kind of document', async () => {
  const left = [leftCopy('typed in the train', 'stored'), leftCopy('typed at home', 'stored')]
  await show(<Editor document={note} left={left} />)
  expect(screen.getByText('Unsaved changes on this device')).toBeDefined()
  expect(screen.getByText(/^You made these changes here earlier/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Use the version from this device' }))
  expect(body()).toHaveProperty('value', 'typed at home')
})

it('brings a discarded version from this device back into the editor, and onto the device', async () => {
  const left = [leftCopy('typed in the train', 'stored'), leftCopy('typed at home', 'stored')]
  await showWithToasts(<Editor document={note} left={left} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep the version in the editor' }))
  expect(screen.queryByText('Unsaved changes on this device')).toBeNull()
  expect(body()).toHaveProperty('value', 'typed in the train')
  await screen.findByText('We kept the version in the editor and discarded the one from this device.')
  // The undo of the continued version is offered, too.
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(body()).toHaveProperty('value', 'typed at home')
  expect(outbox.getItems()).toMatchObject([{ documentId: 'n1', draft: { body: 'typed at home' } }])
  letUndoLapse()
})

it('keeps what was typed in a document that may not be edited any more', async () => {
  const { rerender } = await show(<Editor document={note} left={[]} />)
  await userEvent.type(body(), ' late')
  act(() => rerender(<Editor document={{ ...note, rev: 4, isSealed: true }} left={[]} />))
  expect(status()).toBe('locked')
  expect(body()).toHaveProperty('value', 'stored late')
})

it('a document that was only opened is stored nowhere, and created by its first letter', async () => {
  await show(<Editor document={{ ...note, rev: 0, body: '' }} left={[]} />)
  expect(status()).toBe('saved')
  await userEvent.type(body(), 'a')
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[2]).toEqual({ uid: 'ada', draft: { body: 'a' } })
  await userEvent.type(body(), 'b')
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce())
  expect(write.mock.calls[0]?.[2]).toMatchObject({ rev: 2, draft: { body: 'ab' } })
})
