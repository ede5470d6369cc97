import { emptyDraft } from '@postwright/core/model/post'
import { postImportRowSchema, postImportFileSchema } from '@postwright/core/model/post-import'
import { expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { importRow, postIdOf } from '../../functions/src/domain/post-imports/import-row.ts'
import { createTestClock } from '../support/clock.ts'
import { makeMember, makeWorkspace } from '../support/factories/world.ts'
import { pathOf } from '../support/memory/database.ts'
import { createMemoryPublishing } from '../support/memory/publishing-ports.ts'

const CALLER = { uid: 'ada', sessionId: 's', role: 'user' } as const

/** Imports into stores in memory, where no web address can be fetched. */
function createImport() {
  const { stores, database } = createMemoryPublishing({ clock: createTestClock(0), ids: { random: () => 'id' } })
  const member = makeMember('w1', 'ada', 'owner')
  database.workspaces.set('w1', makeWorkspace('w1', 'ada'))
  database.members.set(pathOf('w1', 'ada'), member)
  const deps = {
    ...stores,
    clock: createTestClock(0),
    members: { ...stores.members, getIn: async () => member },
    webPages: { read: () => Promise.reject(new AppError('address_refused')) },
  }
  return {
    importRow: (row: unknown) =>
      importRow(deps as never, CALLER, { workspaceId: 'w1', jobId: 'j1', row: postImportRowSchema.parse(row) }),
    post: () => database.posts.get(pathOf('w1', postIdOf('j1', 2)))?.data,
  }
}

const draft = { ...emptyDraft(), text: 'A', thread: ['One', 'Two'] }
const row = { row: 2, draft, pictures: [{ mediaId: 'm1', alt: 'first' }], when: null }

test('an imported row keeps the files of each part of its thread, with their alt texts', async () => {
  const world = createImport()
  const threadPictures = [
    { mediaId: 'm1', alt: 'again', part: 1 },
    { mediaId: 'm2', alt: 'Oak', part: 2 },
    { mediaId: 'm1', alt: '', part: 2 },
  ]
  expect(await world.importRow({ ...row, threadPictures })).toEqual({ kind: 'draft', trouble: null })
  expect(world.post()).toMatchObject({ media: row.pictures, thread: ['One', 'Two'], threadMedia: threadPictures })
  expect(await world.importRow({ ...row, threadPictures })).toEqual({ kind: 'draft', trouble: null })
})

test('an image named twice in a part counts once, also when the run is repeated, and one of a part that is not there is left out', async () => {
  const world = createImport()
  const threadPictures = [
    { mediaId: 'm2', alt: 'Oak', part: 2 },
    { mediaId: 'm2', alt: 'Oak', part: 2 },
    { mediaId: 'm3', alt: '', part: 3 },
  ]
  for (const _ of [1, 2]) {
    expect(await world.importRow({ ...row, threadPictures })).toEqual({ kind: 'draft', trouble: null })
  }
  expect(world.post()).toMatchObject({ threadMedia: [{ mediaId: 'm2', alt: 'Oak', part: 2 }] })
})

test('an image of a part that cannot be fetched leaves a draft with the other images, and is reported again by a repeated run', async () => {
  const world = createImport()
  const threadPictures = [
    { url: 'http://169.254.169.254/a.png', alt: 'lost', part: 1 },
    { mediaId: 'm2', alt: 'Oak', part: 2 },
  ]
  const found = await world.importRow({ ...row, threadPictures, when: { local: '1970-01-02T09:00', tzid: 'UTC' } })
  expect(found).toMatchObject({ kind: 'draft', trouble: { code: 'address_refused' } })
  expect(world.post()).toMatchObject({ lifecycle: 'draft', threadMedia: [{ mediaId: 'm2', alt: 'Oak', part: 2 }] })
  expect(await world.importRow({ ...row, threadPictures })).toMatchObject({ trouble: { code: 'media_missing' } })
})

test('rows without images of thread parts, as earlier versions sent and stored them, are still read', () => {
  expect(postImportFileSchema.parse({ rows: [row] }).rows).toMatchObject([{ threadPictures: [] }])
})
