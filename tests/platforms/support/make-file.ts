import type { PublishContent } from '@postwright/core/publishing/content'
import { makePicture } from '../../support/pictures.ts'

type Item = PublishContent['media'][number]

export type TestFile = { item: Item; bytes: Uint8Array }

/** A PNG and its metadata. */
export async function makePng(mediaId: string, { width = 64, height = 48, alt = '' } = {}): Promise<TestFile> {
  const bytes = new Uint8Array(await makePicture('png', { width, height }))
  const facts = { mime: 'image/png' as const, bytes: bytes.byteLength, width, height, durationMs: null, pages: null }
  return { item: { mediaId, alt, ...facts }, bytes }
}

/** Zero bytes in place of a video: no fake decodes one. */
export function makeMp4(mediaId: string, size = 1000): TestFile {
  const facts = { mime: 'video/mp4' as const, bytes: size, width: 640, height: 480, durationMs: 5000, pages: null }
  return { item: { mediaId, alt: '', ...facts }, bytes: new Uint8Array(size) }
}

/** Content and storage of these files. */
export function filesOf(...files: readonly TestFile[]): { media: Item[]; stored: Map<string, Uint8Array> } {
  return {
    media: files.map(({ item }) => item),
    stored: new Map(files.map(({ item, bytes }) => [item.mediaId, bytes])),
  }
}
