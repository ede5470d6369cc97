import { describe, expect, it, test, vi } from 'vitest'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { BYTES_MAX } from '@postwright/core/media/media-kind'
import { checkMediaFile } from '@/features/content-studio/pending-uploads.ts'
import { ApiError } from '@/lib/api-error.ts'
import { createPace } from '@/documents/outbox/pace.ts'
import { draftOf } from './support/autosave-stage.ts'
import { outboxStage, waitingDraft, waitingImage, waitingRemoval } from './support/outbox-stage.ts'
import { waitingDocuments } from '@/documents/outbox/waiting-documents.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'

const mediaOf = (...names: string[]) => names.map((name) => ({ mediaId: `hash-of-${name}`, alt: '' }))

describe('changes that wait', () => {
  it('are written by the next tab, on top of the version they build on, and leave the outbox', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('typed in the train'))
    const { sender } = await stage.openTab()
    expect(await sender.run()).toBe('done')
    expect(stage.posts.get('p1')).toMatchObject({ rev: 2, draft: { text: 'typed in the train' } })
    expect(stage.waiting()).toEqual([])
  })

  it('are written once when the tab ended between the answer and the outbox', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('once'))
    await (await stage.openTab()).sender.run()
    stage.keep(waitingDraft('once'))
    await (await stage.openTab()).sender.run()
    expect(stage.calls).toEqual(['p1@2: once'])
    expect(stage.waiting()).toEqual([])
  })

  it('are written although the post was planned meanwhile: only its revision moved', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('mine'))
    stage.posts.set('p1', { rev: 5, draft: draftOf('start'), editable: true })
    await (await stage.openTab()).sender.run()
    expect(stage.calls).toEqual(['p1@6: mine'])
  })

  it('are written one after the other when an edit from another screen is taken back at once', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('mended'))
    stage.keep(waitingDraft('start', { base: { rev: 1, draft: draftOf('mended') }, keptAt: 2 }))
    await (await stage.openTab()).sender.run()
    expect(stage.calls).toEqual(['p1@2: mended', 'p1@3: start'])
    expect(stage.waiting()).toEqual([])
  })

  it('are joined with what was changed elsewhere where the kind of document says how', async () => {
    const stage = outboxStage({ merge: (_, mine, theirs) => draftOf(`${theirs.text} and ${mine.text}`) })
    stage.keep(waitingDraft('mine'))
    stage.posts.set('p1', { rev: 2, draft: draftOf('theirs'), editable: true })
    await (await stage.openTab()).sender.run()
    expect(stage.calls).toEqual(['p1@3: theirs and mine'])
  })

  it('are understood in the form in which they were kept while only posts had drafts', async () => {
    const stage = outboxStage()
    const { collection: _collection, documentId: postId, ...rest } = waitingDraft('of last week')
    stage.keepRow({ ...rest, postId })
    await (await stage.openTab()).sender.run()
    expect(stage.calls).toEqual(['p1@2: of last week'])
  })

  it('stay when this version of the product does not know what they belong to', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('for a later version', { collection: 'carousels' }))
    const { sender } = await stage.openTab()
    expect(await sender.run()).toBe('skipped')
    expect(stage.waiting()).toHaveLength(1)
  })

  it.each([
    ['the draft was changed elsewhere', { rev: 2, draft: draftOf('theirs'), editable: true }, 'conflict'],
    ['the post is being sent', { rev: 2, draft: draftOf('start'), editable: false }, 'locked'],
    ['the post was deleted', null, 'gone'],
  ] as const)('wait for a person, and overwrite nothing, when %s', async (_, stored, kind) => {
    const stage = outboxStage()
    stage.keep(waitingDraft('mine'))
    if (stored) stage.posts.set('p1', stored)
    else stage.posts.delete('p1')
    await (await stage.openTab()).sender.run()
    expect(stage.calls).toEqual([])
    expect(stage.waiting()).toMatchObject([{ draft: { text: 'mine' }, problem: { kind } }])
  })

  it('are not brought back by the sender when the document is deleted here while the server is asked about it', async () => {
    const stage = outboxStage()
    const copy = waitingDraft('mine')
    stage.keep(copy)
    stage.posts.delete('p1')
    const { outbox, sender } = await stage.openTab()
    const running = sender.run()
    await outbox.change([], [copy.id])
    await running
    expect(stage.waiting()).toEqual([])
  })

  it('stay when the server cannot be asked', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('mine'))
    stage.network.isDown = true
    const { sender } = await stage.openTab()
    expect(await sender.run()).toBe('later')
    stage.network.isDown = false
    expect(await sender.run()).toBe('done')
  })

  it('begin with the post itself when that was begun offline', async () => {
    const stage = outboxStage()
    const begun = { documentId: 'p2', base: { rev: 0, draft: draftOf('') }, draft: draftOf('') }
    stage.keep(
      waitingDraft('edited', { documentId: 'p2', base: { rev: 1, draft: draftOf('') }, keptAt: 1 }),
      waitingDraft('', { ...begun, keptAt: 2 }),
    )
    const { sender } = await stage.openTab()
    expect(await sender.run()).toBe('skipped')
    await sender.run()
    expect(stage.calls).toEqual(['p2@1: ', 'p2@2: edited'])
  })

  it('are never sent by the session of another person', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('of ada'), waitingImage('of-ada'))
    await (await stage.openTab('bob')).sender.run()
    expect([stage.calls, stage.uploads]).toEqual([[], []])
    expect(stage.waiting()).toHaveLength(2)
  })

  it('are left to the editor that they protect, in whichever tab it lives', async () => {
    const stage = outboxStage()
    stage.keep(waitingDraft('being typed'))
    const editor = stage.hold('item draft-being typed')
    const { sender } = await stage.openTab()
    expect(await sender.run()).toBe('skipped')
    editor.release()
    expect(await sender.run()).toBe('done')
  })

  it('are kept by the page alone, and said to be, when the browser stores nothing', async () => {
    const stage = outboxStage()
    stage.device.isFull = true
    const { outbox } = await stage.openTab()
    expect(await outbox.change([waitingDraft('no room')])).toBe(false)
    await outbox.load()
    expect(outbox.getItems()).toMatchObject([{ draft: { text: 'no room' } }])
    expect(outbox.isStored('draft-no room')).toBe(false)
  })
})

describe('deletions that wait', () => {
  it('are made by the next tab, once the server can be asked, and leave the outbox', async () => {
    const stage = outboxStage()
    stage.keep(waitingRemoval())
    stage.network.isDown = true
    const { sender } = await stage.openTab()
    expect(await sender.run()).toBe('later')
    stage.network.isDown = false
    expect(await sender.run()).toBe('done')
    expect([stage.posts.has('p1'), stage.waiting()]).toEqual([false, []])
  })

  it('are settled where nothing is left to delete', async () => {
    const stage = outboxStage()
    stage.keep(waitingRemoval('gone'))
    expect(await (await stage.openTab()).sender.run()).toBe('done')
    expect(stage.waiting()).toEqual([])
  })

  it('are shown to no person: nothing is left to be opened', () => {
    const now = { uid: 'ada', isOnline: false, now: 10_000, types: [postDrafts] }
    expect(waitingDocuments([waitingRemoval()], now)).toEqual([])
  })
})

describe('pictures that wait', () => {
  it('are uploaded in the order in which they were picked and become part of the stored post', async () => {
    const stage = outboxStage()
    stage.keep(waitingImage('b', { keptAt: 3 }), waitingImage('a', { keptAt: 2 }))
    await (await stage.openTab()).sender.run()
    expect(stage.uploads).toEqual(['a', 'b'])
    expect(stage.posts.get('p1')?.draft).toEqual({ ...draftOf('start'), media: mediaOf('a', 'b') })
    expect(stage.waiting()).toEqual([])
  })

  it('join the changes that wait for the same post, so that neither overwrites the other', async () => {
    const stage = outboxStage()
    stage.network.isDown = true
    stage.keep(waitingDraft('typed'), waitingImage('a'))
    const { sender } = await stage.openTab()
    await sender.run()
    expect(stage.waiting()).toMatchObject([{ kind: 'draft', draft: { text: 'typed', media: mediaOf('a') } }])
    stage.network.isDown = false
    await sender.run()
    expect(stage.posts.get('p1')?.draft).toMatchObject({ text: 'typed', media: mediaOf('a') })
  })

  it('are part of the post once when they are uploaded twice', async () => {
    const stage = outboxStage()
    stage.keep(waitingImage('a'))
    await (await stage.openTab()).sender.run()
    stage.keep(waitingImage('a'))
    await (await stage.openTab()).sender.run()
    expect(stage.posts.get('p1')).toMatchObject({ rev: 2, draft: { media: mediaOf('a') } })
  })

  it('go to the editor of this page, and are left to the editor of another one', async () => {
    const stage = outboxStage()
    stage.keep(waitingImage('a'))
    const editor = stage.hold('post p1')
    expect(await (await stage.openTab()).sender.run()).toBe('skipped')
    expect(stage.uploads).toEqual([])
    const attach = vi.fn<() => void>()
    await (await stage.openTab('ada', { p1: attach })).sender.run()
    expect(attach).toHaveBeenCalledOnce()
    expect(stage.waiting()).toEqual([])
    editor.release()
  })

  it('wait for a person when they are refused, and for the network otherwise', async () => {
    const stage = outboxStage()
    stage.keep(waitingImage('a'))
    const { sender } = await stage.openTab()
    stage.network.upload = new ApiError('no_response', { status: 0, detail: '' })
    expect(await sender.run()).toBe('later')
    stage.network.upload = new ApiError('media_invalid', { status: 400, detail: '' })
    await sender.run()
    expect(stage.waiting()).toMatchObject([{ problem: { kind: 'refused', code: 'media_invalid' } }])
  })

  it('wait for a person when the post has no room for them', async () => {
    const stage = outboxStage()
    const full = { ...draftOf('start'), media: mediaOf(...Array.from({ length: POST_MEDIA_MAX }, (_, at) => `${at}`)) }
    stage.posts.set('p1', { rev: 1, draft: full, editable: true })
    stage.keep(waitingImage('a'))
    await (await stage.openTab()).sender.run()
    expect(stage.waiting()).toMatchObject([{ problem: { kind: 'full' } }])
  })

  it('give up the upload that was begun for them when they are dropped', async () => {
    const stage = outboxStage()
    stage.keep(waitingImage('a', { uploadId: 'u1' }), waitingImage('b', { keptAt: 3 }))
    const { sender, outbox } = await stage.openTab()
    for (const { id } of outbox.getItems()) await sender.drop(id)
    expect(stage.waiting()).toEqual([])
    expect(stage.cancelled).toEqual(['u1'])
  })

  it('are not sent any more once the session has ended', async () => {
    const stage = outboxStage()
    stage.keep(waitingImage('a'), waitingImage('b', { keptAt: 3 }))
    const { sender } = await stage.openTab()
    sender.stop()
    await sender.run()
    expect(stage.uploads).toEqual([])
    expect(stage.waiting()).toHaveLength(2)
  })
})

test('the outbox is gone through later and later after failures, and at once when there is reason to', async () => {
  const waits: number[] = []
  const run = vi.fn<() => Promise<'later'>>().mockResolvedValue('later')
  let next = () => {}
  const pace = createPace({
    run,
    isOnline: () => true,
    after(ms, again) {
      waits.push(ms)
      next = again
      return () => undefined
    },
  })
  pace.now()
  for (const turns of [1, 2, 3]) {
    await vi.waitFor(() => expect(waits).toHaveLength(turns))
    next()
  }
  await vi.waitFor(() => expect(waits).toEqual([5000, 10_000, 20_000, 40_000]))
  pace.now()
  await vi.waitFor(() => expect(waits.at(-1)).toBe(5000))
})

test.each([
  ['image/svg+xml', 10, { code: 'not_taken' }],
  ['text/html', 10, { code: 'not_taken' }],
  ['', 10, { code: 'not_taken' }],
  ['image/png', 0, { code: 'empty' }],
  ['image/jpeg', BYTES_MAX.image + 1, { code: 'too_large', size: 10 }],
  ['image/webp', BYTES_MAX.image, null],
  ['video/mp4', BYTES_MAX.video, null],
  ['video/webm', BYTES_MAX.video + 1, { code: 'too_large', size: 512 }],
  ['application/pdf', BYTES_MAX.document + 1, { code: 'too_large', size: 100 }],
])('finds what is wrong with a file of type "%s" and %d bytes: %j', (type, size, problem) => {
  expect(checkMediaFile({ type, size })).toEqual(problem)
})
