import { expect, it, vi } from 'vitest'
import { channelDraft } from '@postwright/core/posts/channel-versions'
import { waitingItemSchema } from '@/documents/outbox/waiting-item.ts'
import { writePlace } from '@/posts/content/image-place.ts'
import { draftOf } from './support/autosave-stage.ts'
import { outboxStage, waitingImage } from './support/outbox-stage.ts'

const SECOND = writePlace({ connectionId: null, part: 2 })

it('a picture arrives in the version and the part it was chosen for, though no editor is open any more', async () => {
  const stage = outboxStage()
  stage.posts.set('p1', { rev: 1, draft: { ...draftOf('start'), thread: ['b', 'c'] }, editable: true })
  stage.keep(
    waitingImage('part', { place: SECOND, keptAt: 2 }),
    waitingImage('own', { place: writePlace({ connectionId: 'c1', part: 0 }), keptAt: 3 }),
  )
  await (await stage.openTab()).sender.run()
  const draft = stage.posts.get('p1')?.draft
  expect(draft?.threadMedia).toEqual([{ mediaId: 'hash-of-part', alt: '', part: 2 }])
  expect(draft?.media).toEqual([])
  expect(draft && channelDraft(draft, 'c1').media).toEqual([{ mediaId: 'hash-of-own', alt: '' }])
})

it('a picture whose part was moved while it was under way arrives where the part is now', async () => {
  const stage = outboxStage()
  stage.keep(waitingImage('a', { place: SECOND }))
  const attach = vi.fn<(uploaded: unknown, place: string) => void>()
  const { outbox, sender } = await stage.openTab('ada', { p1: attach })
  stage.network.beforeUploaded = async () => {
    await outbox.change([waitingImage('a', { place: writePlace({ connectionId: null, part: 1 }) })])
  }
  await sender.run()
  expect(attach.mock.calls.map(([, place]) => place)).toEqual([writePlace({ connectionId: null, part: 1 })])
})

it('what was kept before pictures had places goes to the post itself', () => {
  const { place: _place, ...old } = waitingImage('a')
  expect(waitingItemSchema.parse(old)).toMatchObject({ kind: 'picture', place: '' })
})
