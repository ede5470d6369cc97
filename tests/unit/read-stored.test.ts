import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '@postwright/core/collections/collection'
import { posts } from '@postwright/core/collections/posts'
import { readStored } from '@postwright/core/collections/read-stored'
import { documentBase } from '@postwright/core/model/document'
import { POST_SCHEMA } from '@postwright/core/model/post'
import { makePost } from '../support/factories/post.ts'

const noteSchema = documentBase.extend({ title: z.string(), labels: z.array(z.string()) })

/** Version 2 calls the name a title; version 3 has a list of labels in place of one. */
const notes = {
  schema: noteSchema,
  version: 3,
  migrations: [
    {
      fields: ['title', 'name'],
      up: ({ name }: Readonly<Record<string, unknown>>) => ({ title: name, name: undefined }),
    },
    {
      fields: ['labels', 'label'],
      up: ({ label }: Readonly<Record<string, unknown>>) => ({ labels: [label], label: undefined }),
    },
  ],
}
const base = { id: 'n1', rev: 4, createdAt: 1, updatedAt: 2, createdBy: 'ada' }
const today = { ...base, schema: 3, title: 'Harbour', labels: ['sea'] }

describe('a stored document', () => {
  it('of the current version is read as it is, and its next write stores nothing besides', () => {
    expect(readStored(notes, today)).toEqual({ ok: true, entity: today, upgrade: {} })
  })

  it('of the first version goes through every version since, and the next write stores what that changed', () => {
    const read = readStored(notes, { ...base, schema: 1, name: 'Harbour', label: 'sea' })
    const upgrade = { schema: 3, title: 'Harbour', name: undefined, labels: ['sea'], label: undefined }
    expect(read).toEqual({ ok: true, entity: today, upgrade })
  })

  it('of a version between goes through what came after it only', () => {
    const read = readStored(notes, { ...base, schema: 2, title: 'Harbour', label: 'sea' })
    expect(read).toMatchObject({ ok: true, entity: today, upgrade: { schema: 3, labels: ['sea'] } })
    expect(read).not.toHaveProperty('upgrade.title')
  })

  it('of a newer version is not read, though its fields would fit', () => {
    expect(readStored(notes, { ...today, schema: 4 })).toMatchObject({ ok: false, isNewer: true })
  })

  it.each([0, -1, 1.5, Number.NaN, '2', null, undefined])('whose version is %s does not fit', (schema) => {
    expect(readStored(notes, { ...today, schema })).toMatchObject({ ok: false, isNewer: false })
  })

  it('that does not fit even when it was upgraded says where', () => {
    const read = readStored(notes, { ...base, schema: 1, name: 7, label: 'sea' })
    expect(read).toMatchObject({ ok: false, isNewer: false, problems: expect.stringMatching(/^title: /) })
  })
})

describe('a post from before it knew when it was published', () => {
  const { publishedAt: _new, ...older } = makePost({ schema: 1, updatedAt: 5_000 })

  it('counts as published at its last change when it is published', () => {
    const read = readStored(posts, { ...older, lifecycle: 'published' })
    expect(read).toMatchObject({ ok: true, entity: { schema: POST_SCHEMA, publishedAt: 5_000 } })
  })

  it.each(['draft', 'scheduled', 'sending', 'attention'])('has no such time while it is %s', (lifecycle) => {
    expect(readStored(posts, { ...older, lifecycle })).toMatchObject({ ok: true, entity: { publishedAt: null } })
  })

  it('keeps the time that the server has noted meanwhile', () => {
    const read = readStored(posts, { ...older, lifecycle: 'published', publishedAt: 4_000 })
    expect(read).toMatchObject({ ok: true, entity: { publishedAt: 4_000 }, upgrade: { publishedAt: 4_000 } })
  })
})

it('a collection whose version has no migration to the next is refused when it is described', () => {
  expect(() => defineCollection({ ...posts, version: POST_SCHEMA + 1 })).toThrow(/version 7 and has 5 migrations/)
})
