import { Timestamp, serverTimestamp } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { variants } from '@postwright/core/collections/variants'
import { emptyDraft, POST_SCHEMA } from '@postwright/core/model/post'
import { toMillis, toTimestamps } from '@/lib/live/timestamps.ts'
import { converterFor, upgradeOf } from '@/lib/live/refs.ts'
import { UnreadableDocument } from '@/lib/live/live-errors.ts'
import { makeVariant } from './support/variant.ts'

/** A snapshot as Firestore passes it to a converter. */
function snapshotOf(id: string, fields: Record<string, unknown>) {
  const snapshot = { id, ref: { path: `workspaces/w1/posts/${id}` }, data: () => fields }
  return snapshot as unknown as Parameters<ReturnType<typeof converterFor>['fromFirestore']>[0]
}

const stored = {
  schema: 1,
  rev: 1,
  createdAt: Timestamp.fromMillis(1000),
  updatedAt: Timestamp.fromMillis(2000),
  createdBy: 'ada',
  text: 'hello',
  media: [],
  connectionIds: [],
  generation: 0,
  lifecycle: 'draft',
  nextAt: null,
}

describe('times', () => {
  it('become timestamps under names ending in At, at any depth, and numbers elsewhere stay', () => {
    const written = toTimestamps({ dueAt: 5, deep: { list: [{ sentAt: 6, count: 7 }] }, scheduled: { instant: 8 } })
    expect(written).toEqual({
      dueAt: Timestamp.fromMillis(5),
      deep: { list: [{ sentAt: Timestamp.fromMillis(6), count: 7 }] },
      scheduled: { instant: 8 },
    })
    expect(toMillis(written)).toEqual({
      dueAt: 5,
      deep: { list: [{ sentAt: 6, count: 7 }] },
      scheduled: { instant: 8 },
    })
  })

  it('that the server sets are left to it', () => {
    const now = serverTimestamp()
    expect(toTimestamps({ updatedAt: now }).updatedAt).toBe(now)
  })
})

describe('a converter', () => {
  it('reads a document with its id', () => {
    const post = converterFor(posts).fromFirestore(snapshotOf('p1', stored))
    expect(post).toMatchObject({ id: 'p1', createdAt: 1000, updatedAt: 2000 })
  })

  it('writes what it reads, without the id', () => {
    const variant = makeVariant()
    const written = converterFor(variants).toFirestore(variant)
    expect(written).not.toHaveProperty('id')
    expect(converterFor(variants).fromFirestore(snapshotOf(variant.id, written))).toEqual(variant)
  })

  it('names the document and the field when something does not fit', () => {
    const read = () => converterFor(posts).fromFirestore(snapshotOf('p1', { ...stored, text: 3 }))
    expect(read).toThrow(UnreadableDocument)
    expect(read).toThrow(/workspaces\/w1\/posts\/p1.*text/)
  })
})

describe('a document of another version', () => {
  const path = 'workspaces/w1/posts/p1'

  it('is upgraded when it is older, and the next save stores what that changed', () => {
    const post = converterFor(posts).fromFirestore(snapshotOf('p1', { ...stored, lifecycle: 'published' }))
    const { text: _text, media: _media, connectionIds: _channels, ...added } = emptyDraft()
    const own = { queueId: null, seriesId: null, seriesDay: null, detachedAt: null, plannedAt: null }
    expect(post).toMatchObject({ schema: POST_SCHEMA, publishedAt: 2000, ...added, ...own })
    expect(upgradeOf(path)).toEqual({ schema: POST_SCHEMA, publishedAt: Timestamp.fromMillis(2000), ...added, ...own })
  })

  it('has nothing to store besides once it was read in the current version', () => {
    converterFor(posts).fromFirestore(snapshotOf('p1', stored))
    const own = { publishedAt: null, queueId: null, seriesId: null, seriesDay: null, detachedAt: null, plannedAt: null }
    converterFor(posts).fromFirestore(snapshotOf('p1', { ...emptyDraft(), ...stored, schema: POST_SCHEMA, ...own }))
    expect(upgradeOf(path)).toEqual({})
  })

  it('is not read when it is newer, and says so', () => {
    const read = () =>
      converterFor(posts).fromFirestore(snapshotOf('p1', { ...stored, schema: POST_SCHEMA + 1, publishedAt: null }))
    expect(read).toThrow(expect.objectContaining({ name: 'UnreadableDocument', isNewer: true }))
  })
})
