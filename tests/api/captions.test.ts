import { setCaptions } from '@postwright/core/api/media'
import { mediaSchema, type Media } from '@postwright/core/model/media'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { makeMedia } from '../support/factories/media.ts'
import { addMember } from '../support/members.ts'

const FILE = '1\n00:00:01,000 --> 00:00:02,500\nHello'
const WRITTEN = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n'

let ada: TestCaller
let count = 0

beforeAll(async () => {
  ada = await createCaller()
})

/** Stores the document of a video without its bytes, which captions don't need. */
async function plant(fields: Partial<Media> = {}): Promise<string> {
  count += 1
  const id = String(count).padStart(64, 'f')
  const { id: _id, ...media } = makeMedia({
    workspaceId: ada.workspaceId,
    mime: 'video/mp4',
    durationMs: 3_000,
    ...fields,
  })
  const times = { createdAt: new Date(), updatedAt: new Date() }
  await setFields(paths.mediaItem(ada.workspaceId, id), { ...media, ...times })
  return id
}

const at = (mediaId: string, language = 'en') => ({ workspaceId: ada.workspaceId, mediaId, language })
const captionsOf = async (mediaId: string) => (await fieldsOf(paths.mediaItem(ada.workspaceId, mediaId)))?.['captions']

test('a video gets captions by language, others in their place, and loses them again', async () => {
  const id = await plant()
  const { media } = dataOf(await ada.call(setCaptions, { ...at(id), file: FILE }))
  expect(mediaSchema.parse(media).captions).toEqual([{ language: 'en', file: WRITTEN }])
  dataOf(await ada.call(setCaptions, { ...at(id, 'pt-BR'), file: FILE }))
  dataOf(await ada.call(setCaptions, { ...at(id), file: FILE.replace('Hello', 'Hi') }))
  expect(await captionsOf(id)).toEqual([
    { language: 'en', file: WRITTEN.replace('Hello', 'Hi') },
    { language: 'pt-BR', file: WRITTEN },
  ])
  dataOf(await ada.call(setCaptions, { ...at(id), file: '' }))
  expect(await captionsOf(id)).toEqual([{ language: 'pt-BR', file: WRITTEN }])
})

test('the same file again, or none where there is none, changes nothing', async () => {
  const id = await plant()
  const { media } = dataOf(await ada.call(setCaptions, { ...at(id), file: FILE }))
  const { media: again } = dataOf(await ada.call(setCaptions, { ...at(id), file: FILE }))
  const { media: none } = dataOf(await ada.call(setCaptions, { ...at(id, 'de'), file: '' }))
  expect([again.rev, none.rev]).toEqual([media.rev, media.rev])
})

test('two languages at once are both kept', async () => {
  const id = await plant()
  await Promise.all(['en', 'de', 'fr'].map((language) => ada.call(setCaptions, { ...at(id, language), file: FILE })))
  expect(await captionsOf(id)).toHaveLength(3)
})

test('what cannot be read, is no video or is one language too many is refused, and nothing is lost', async () => {
  const id = await plant()
  for (const language of ['en', 'de', 'fr', 'es'])
    dataOf(await ada.call(setCaptions, { ...at(id, language), file: FILE }))
  const before = await captionsOf(id)
  errorOf(await ada.call(setCaptions, { ...at(id), file: 'Hello' }), 'captions_unreadable')
  const large = Array.from({ length: 300 }, () => FILE.replace('Hello', 'Hello '.repeat(20))).join('\n\n')
  errorOf(await ada.call(setCaptions, { ...at(id), file: large }), 'captions_unreadable')
  errorOf(await ada.call(setCaptions, { ...at(id, 'it'), file: FILE }), 'captions_full')
  errorOf(await ada.call(setCaptions, { ...at(id, 'not a language'), file: FILE }), 'validation_failed')
  expect(await captionsOf(id)).toEqual(before)
  errorOf(await ada.call(setCaptions, { ...at(await plant({ mime: 'image/png' })), file: FILE }), 'media_invalid')
  errorOf(await ada.call(setCaptions, { ...at('a'.repeat(64)), file: FILE }), 'not_found')
})

test('viewers read captions and do not change them; strangers find no workspace', async () => {
  const id = await plant()
  const [viewer, stranger] = await Promise.all([createCaller(), createCaller()])
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  errorOf(await viewer.call(setCaptions, { ...at(id), file: FILE }), 'forbidden')
  errorOf(await stranger.call(setCaptions, { ...at(id), file: FILE }), 'not_found')
  expect(await captionsOf(id)).toEqual([])
})
