import { AUDIO_TYPES, VIDEO_TYPES } from '@postwright/core/media/media-type'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ByteSource } from '../../functions/src/domain/ports/files.ts'
import { createRecordingReader } from '../../functions/src/files/recording-reader.ts'
import { createFiles } from '../../functions/src/files/create-files.ts'
import { makePackedPdf, makePdf } from '../support/pdfs.ts'
import { makePicture } from '../support/pictures.ts'
import { makeWav, readRecording, readSound } from '../support/sounds.ts'
import { makeVideo } from '../support/videos.ts'

const files = createFiles()

function sourceOf(bytes: Uint8Array): ByteSource & { taken: number } {
  const source = {
    size: bytes.length,
    taken: 0,
    read: ({ start, end }: { start: number; end: number }) => {
      source.taken += end - start
      return Promise.resolve(bytes.subarray(start, end))
    },
  }
  return source
}

const recognise = (bytes: Uint8Array) => files.recognise(sourceOf(bytes))

describe('a video', () => {
  test.each(VIDEO_TYPES)('of type %s has a size and a duration', async (mime) => {
    const video = await makeVideo(mime, { width: 640, height: 360, seconds: 4 })
    expect(await recognise(video)).toEqual({
      kind: 'file',
      mime,
      width: 640,
      height: 360,
      durationMs: 4_000,
      pages: null,
    })
  })

  test.each([
    ['vp8.webm', 'video/webm'],
    ['vp9.mp4', 'video/mp4'],
    ['h264.mp4', 'video/mp4'],
  ])(
    'that Chromium has recorded, without a duration in its header, has a size and a duration: %s',
    async (name, mime) => {
      const video = await readFile(join(import.meta.dirname, '../support/recordings', name))
      const facts = await recognise(video)
      expect(facts).toMatchObject({ kind: 'file', mime, width: 160, height: 90, pages: null })
      if (facts.kind !== 'file') return expect.fail()
      expect(facts.durationMs).toBeGreaterThan(1_800)
      expect(facts.durationMs).toBeLessThan(2_600)
    },
  )

  test('is recognised without reading it all', async () => {
    const source = sourceOf(await makeVideo('video/mp4', { seconds: 60, frameBytes: 500_000 }))
    expect(await files.recognise(source)).toMatchObject({ kind: 'file', durationMs: 60_000 })
    expect(source.taken).toBeLessThan(source.size / 2)
  })

  test('that is cut off in its index is damaged', async () => {
    const video = await makeVideo('video/mp4')
    expect(await recognise(video.subarray(0, 40))).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/broken|no_video/),
    })
  })
})

describe('a hostile video', () => {
  /** A source that counts how often it is read. */
  const counted = (bytes: Uint8Array) => {
    const source = {
      size: bytes.length,
      reads: 0,
      read: ({ start, end }: { start: number; end: number }) => {
        source.reads += 1
        return Promise.resolve(bytes.subarray(start, end))
      },
    }
    return source
  }
  const box = (type: string, body: Uint8Array = new Uint8Array()) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + body.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const many = (count: number, body?: Uint8Array) =>
    Buffer.concat(Array.from({ length: count }, () => box('free', body)))
  const beforeIndex = async (boxes: Uint8Array) => {
    const video = Buffer.from(await makeVideo('video/mp4'))
    const type = video.readUInt32BE(0)
    return new Uint8Array(Buffer.concat([video.subarray(0, type), boxes, video.subarray(type)]))
  }

  test('with 100,001 boxes is refused after a few reads of its storage', async () => {
    const source = counted(await beforeIndex(many(100_001)))
    expect(await files.recognise(source)).toEqual({ kind: 'refused', reason: 'broken' })
    expect(source.reads).toBeLessThan(10)
  })

  test('whose boxes lie far apart is refused at the bound of reads', async () => {
    const source = counted(await beforeIndex(many(300, new Uint8Array(300_000))))
    expect(await files.recognise(source)).toEqual({ kind: 'refused', reason: 'broken' })
    expect(source.reads).toBeLessThanOrEqual(201)
  })

  test('that keeps its parser busy without end is given up, while the process goes on with other work', async () => {
    const video = Buffer.from(await makeVideo('video/webm'))
    const segment = video.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]))
    const endless = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
    const bytes = Buffer.concat([video.subarray(0, segment), endless, Buffer.alloc(4_000, 0x42)])
    const read = createRecordingReader({ time: 3_000, megabytes: 192 })
    await expect(read(counted(new Uint8Array(bytes)), 'webm')).rejects.toThrow('too_slow')
  })
})

describe('a sound', () => {
  test.each(AUDIO_TYPES)('of type %s has a duration and no size', async (mime) => {
    const facts = await recognise(await readSound(mime))
    expect(facts).toMatchObject({ kind: 'file', mime, width: 0, height: 0, pages: null })
    if (facts.kind !== 'file') return expect.fail()
    expect(Math.abs((facts.durationMs ?? 0) - 2_000)).toBeLessThan(70)
  })

  test.each([
    ['a recording of a browser, without a duration in its header', 'tone-live.webm', 'audio/webm'],
    ['an MP4 in fragments that calls itself a video', 'tone-in-fragments.mp4', 'audio/mp4'],
  ])('is %s', async (_what, name, mime) => {
    const facts = await recognise(await readRecording(name))
    expect(facts).toMatchObject({ kind: 'file', mime, width: 0, height: 0 })
    if (facts.kind !== 'file') return expect.fail()
    expect(Math.abs((facts.durationMs ?? 0) - 2_000)).toBeLessThan(70)
  })

  test('of half an hour is recognised without reading it all', async () => {
    const source = sourceOf(makeWav({ seconds: 1_800 }))
    expect(await files.recognise(source)).toMatchObject({ kind: 'file', durationMs: 1_800_000 })
    expect(source.taken).toBeLessThan(source.size / 10)
  })

  test('without any samples is none', async () => {
    expect(await recognise(makeWav({ seconds: 0 }))).toEqual({ kind: 'refused', reason: 'no_sound' })
  })

  test('whose header says more than there is has what is there', async () => {
    const wav = Buffer.from(makeWav())
    wav.writeUInt32LE(0xffff_ffff, 40)
    expect(await recognise(new Uint8Array(wav))).toMatchObject({ kind: 'file', mime: 'audio/wav', durationMs: 2_000 })
  })

  test.each(AUDIO_TYPES)('of type %s that is cut off at its beginning is refused', async (mime) => {
    const facts = await recognise((await readSound(mime)).subarray(0, 40))
    expect(facts).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/broken|no_video|no_sound|type/) })
  })

  test('of hundreds of thousands of empty pages is given up', async () => {
    const ogg = await readSound('audio/ogg')
    const page = Buffer.from(ogg.subarray(0, 28))
    page.writeUInt8(0, 26)
    const source = sourceOf(new Uint8Array(Buffer.concat([ogg, ...Array.from({ length: 400_000 }, () => page)])))
    await expect(createRecordingReader({ time: 2_000, megabytes: 192 })(source, 'ogg')).rejects.toThrow()
    expect(source.taken).toBeLessThan(50 * 1024 * 1024)
  })

  test('in an endless segment is given up', async () => {
    const sound = Buffer.from(await readSound('audio/webm'))
    const segment = sound.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]))
    const endless = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
    const bytes = new Uint8Array(Buffer.concat([sound.subarray(0, segment), endless, Buffer.alloc(4_000, 0x42)]))
    await expect(createRecordingReader({ time: 2_000, megabytes: 192 })(sourceOf(bytes), 'webm')).rejects.toThrow()
  })
})

describe('a PDF', () => {
  test.each([1, 2, 300])('with %i pages has as many, and the size of the first', async (pages) => {
    const facts = { mime: 'application/pdf', pages, width: 595, height: 842, durationMs: null }
    expect(await recognise(makePdf({ pages }))).toEqual({ kind: 'file', ...facts })
  })

  test('with a packed index is read too', async () => {
    const facts = { mime: 'application/pdf', pages: 7, width: 400, height: 300, durationMs: null }
    expect(await recognise(makePackedPdf({ pages: 7 }))).toEqual({ kind: 'file', ...facts })
  })

  test('that is encrypted is refused as such', async () => {
    expect(await recognise(makePdf({ encrypted: true }))).toEqual({ kind: 'refused', reason: 'locked' })
  })

  test.each([
    ['cut off', (pdf: string) => pdf.slice(0, -200)],
    ['without an end', (pdf: string) => pdf.replace('startxref', 'endxref')],
    ['whose index is elsewhere', (pdf: string) => pdf.replace(/startxref\n\d+/, 'startxref\n3')],
    [
      'that refers to itself',
      (pdf: string) =>
        pdf
          .replace('/Kids [3 0 R 4 0 R]', '/Kids [2 0 R 2 0 R]')
          .replace('/MediaBox [0 0 595 842]', '/MediaBxx [0 0 595 842]'),
    ],
    ['with no pages', (pdf: string) => pdf.replace('/Count 2', '/Count 0')],
    [
      'whose index continues in itself',
      (pdf: string) => pdf.replace('/Root 1 0 R', `/Prev ${pdf.lastIndexOf('xref\n0')}`),
    ],
    ['nested without end', (pdf: string) => pdf.replace('/Root 1 0 R', `/Root ${'['.repeat(5_000)}`)],
  ])('%s is damaged', async (_what, damage) => {
    const damaged = Buffer.from(damage(Buffer.from(makePdf()).toString('latin1')), 'latin1')
    expect(await recognise(damaged)).toEqual({ kind: 'refused', reason: 'broken' })
  })

  test('that unpacks to gigabytes is not unpacked', async () => {
    const pdf = Buffer.from(makePackedPdf()).toString('latin1')
    const damaged = Buffer.from(pdf.replace(/\/Length \d+/, '/Length 99999999999'), 'latin1')
    expect(await recognise(damaged)).toEqual({ kind: 'refused', reason: 'broken' })
  })
})

test.each([
  ['a picture', () => makePicture('png')],
  ['a page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>'))],
  ['a program', () => Promise.resolve(Buffer.from('MZ'.padEnd(400, '\0')))],
])('%s is neither', async (_what, make) => {
  expect(await recognise(new Uint8Array(await make()))).toMatchObject({ kind: 'refused', reason: 'type' })
})
