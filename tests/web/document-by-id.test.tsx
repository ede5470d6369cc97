import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { DocumentById } from '@/documents/document-by-id.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import { show } from './support/show.tsx'

const stage = vi.hoisted(() => ({
  isAwaited: false,
  stored: {} as Record<string, unknown>,
  left: null as readonly unknown[] | null,
  asked: [] as string[],
}))

vi.mock('@/documents/outbox/use-is-awaited.ts', () => ({ useIsAwaited: () => stage.isAwaited }))
vi.mock('@/documents/outbox/use-left-behind.ts', () => ({ useLeftBehind: () => stage.left }))
vi.mock('@/documents/data/use-stored-document.ts', () => ({
  useStoredDocument: ({ name }: { name: string }, workspaceId: string, documentId: string) => {
    stage.asked.push(`${workspaceId}/${name}/${documentId}`)
    return stage.stored
  },
}))

const base = { schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
const group = { ...base, id: 'g1', name: 'Oak', tags: [], contracts: [], note: '' }

beforeEach(() => Object.assign(stage, { isAwaited: false, stored: { status: 'loading' }, left: [], asked: [] }))
afterEach(cleanup)

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
        <MissingDocument title="No such group" text="It was deleted." list={{ title: 'Groups', href: '/all' }} />
      }
    >
      {({ name }, left: readonly WaitingDraft<unknown>[]) => <p>{`${name}, left: ${left.length}`}</p>}
    </DocumentById>,
  )

it('asks for nothing while the document is still on its way to the server', async () => {
  stage.isAwaited = true
  await showGroup()
  expect(screen.getByText('Reading')).toBeDefined()
  expect(stage.asked).toEqual([])
})

it('waits with the editor until it is known what is left of the document on this device', async () => {
  Object.assign(stage, { stored: { status: 'ready', data: group }, left: null })
  await showGroup()
  expect(screen.getByText('Reading')).toBeDefined()
  expect(screen.queryByText(/Oak/)).toBeNull()
})

it('hands the document and what was left of it to the editor', async () => {
  Object.assign(stage, { stored: { status: 'ready', data: group }, left: [{}, {}] })
  await showGroup()
  expect(screen.getByText('Oak, left: 2')).toBeDefined()
  expect(new Set(stage.asked)).toEqual(new Set(['w1/hashtagGroups/g1']))
})

it('says at once that a document is missing, as the heading of the screen, and leads to the others', async () => {
  Object.assign(stage, { stored: { status: 'missing' }, left: null })
  await showGroup()
  expect(screen.getByRole('heading', { level: 1, name: 'No such group' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Groups' }).getAttribute('href')).toBe('/all')
})

it('says that it could not be read, as the heading of the screen, and reads it again when asked to', async () => {
  const retry = vi.fn<() => void>()
  stage.stored = { status: 'error', retry }
  await showGroup()
  expect(screen.getByRole('heading', { level: 1, name: 'Not read' })).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(retry).toHaveBeenCalledOnce()
})
