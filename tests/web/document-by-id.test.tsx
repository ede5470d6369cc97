import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { holdItem } from '@/documents/outbox/item-locks.ts'
import { outbox } from '@/documents/outbox/outbox.ts'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { type HashtagGroupDraft, hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

const GROUP = `${hashtagGroups.path('w1')}/g1`
const base = { schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
const group = { ...base, id: 'g1', name: 'Oak', hashtags: ['oak'] }

/** A draft of the group that an earlier visit left on this device; `rev` 0: the group is not stored yet. */
const left = (id: string, rev = 1): WaitingDraft<HashtagGroupDraft> => {
  const draft = { name: `Oak ${id}`, hashtags: ['oak'] }
  const of = { uid: 'ada', workspaceId: 'w1', collection: 'hashtagGroups', documentId: 'g1' }
  return { kind: 'draft', id, ...of, keptAt: 1, problem: null, base: { rev, draft }, draft }
}

afterEach(async () => {
  cleanup()
  await outbox.change(
    [],
    outbox.getItems().map(({ id }) => id),
  )
})

const showGroup = () =>
  show(
    <DocumentById
      level={1}
      described={hashtagGroups}
      drafts={hashtagGroupDrafts}
      documentId="g1"
      loading={<p>Reading</p>}
      errorTitle="Not read"
      missing={
        <MissingDocument
          title="No such group"
          text="This was deleted, so your change can’t be saved."
          list={{ title: 'Groups', href: '/all' }}
        />
      }
    >
      {({ name }, left: readonly WaitingDraft<unknown>[]) => <p>{`${name}, left: ${left.length}`}</p>}
    </DocumentById>,
  )

it('asks for nothing while the document is still on its way to the server', async () => {
  store.put(hashtagGroups, ['w1'], group)
  await outbox.change([left('a', 0)])
  await showGroup()
  expect(screen.getByText('Reading')).toBeDefined()
  expect(store.reads(GROUP)).toEqual([])
  await act(() => outbox.change([], ['a']))
  expect(await screen.findByText('Oak, left: 0')).toBeDefined()
})

it('waits with the editor until it is known what is left of the document on this device', async () => {
  store.put(hashtagGroups, ['w1'], group)
  await outbox.change([left('a'), left('b')])
  // Another tab holds the second draft.
  const other = holdItem('b')
  await showGroup()
  expect(screen.getByText('Reading')).toBeDefined()
  expect(screen.queryByText(/Oak/)).toBeNull()
  expect(await screen.findByText('Oak, left: 1')).toBeDefined()
  other.release()
})

it('hands the document and what was left of it to the editor', async () => {
  store.put(hashtagGroups, ['w1'], group, { ...group, id: 'g2', name: 'Ash' })
  await outbox.change([left('a'), left('b')])
  await showGroup()
  expect(await screen.findByText('Oak, left: 2')).toBeDefined()
})

it('says at once that a document is missing, as the heading of the screen, and leads to the others', async () => {
  await showGroup()
  expect(screen.getByRole('heading', { level: 1, name: 'No such group' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Groups' }).getAttribute('href')).toBe('/all')
})

it('says that it could not be read, as the heading of the screen, and reads it again when asked to', async () => {
  store.put(hashtagGroups, ['w1'], group)
  store.fail(GROUP, 'refused')
  await showGroup()
  expect(screen.getByRole('heading', { level: 1, name: 'Not read' })).toBeDefined()
  store.fail(GROUP, null)
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByText('Oak, left: 0')).toBeDefined()
})
