import type { Content } from '@postwright/core/fit/fit-content'
import type { ContactBook, FitContext } from '@postwright/core/fit/rule'
import type { MediaType } from '@postwright/core/media/media-type'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS, type Platform } from '@postwright/core/platforms/platform'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import fc from 'fast-check'

/** Contacts that the sources mention: with a handle on every network, on one network, and with a domain as handle. */
export const BOOK: ContactBook = [
  { name: 'Ada Lovelace', handles: PLATFORMS.map((platform) => ({ platform, handle: `ada_${platform}` })) },
  { name: 'Grace Hopper', handles: [{ platform: 'x', handle: 'grace' }] },
  { name: 'Tools & Co', handles: [{ platform: 'bluesky', handle: 'tools.bsky.social' }] },
]

const TYPES: readonly MediaType[] = ['image/jpeg', 'image/png', 'video/mp4', 'application/pdf']

/** Files of the sources: `m0` to `m11`, images, videos and PDFs. */
export const FILES: FitContext['files'] = new Map(
  Array.from({ length: 12 }, (_, at) => {
    const mime = TYPES[at % 5] ?? 'image/jpeg'
    const facts = { mime, bytes: 1000, width: 800, height: 800, durationMs: 5_000, pages: 3 }
    return [`m${at}`, facts]
  }),
)

const WORDS = (
  'we made this table from one oak and it took three weeks Dr. Smith e.g. 3.5 percent (really) of it, then: nothing; ' +
  'über naïve 日本語の文章です。 これは二つ目。 ไทย 👩‍👩‍👧 👍🏽 don’t stop — ever *bold* [sic] <tag> a_b #oak #Wood #slow_craft #1 ' +
  '@ada_x @grace @tools.bsky.social @stranger @ada_mastodon https://example.com https://example.com/a?b=c#d example.org ' +
  'https://example.com/a/very/long/path/that/goes/on/and/on/until/it/is/long/enough.html done. Really? Yes! “Quoted.” end…'
).split(' ')
const GAPS = [' ', ' ', ' ', ' ', ' ', '. ', '! ', '\n', '\n\n']

const word = fc.oneof(
  { weight: 800, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(700), '漢'.repeat(400), '👍🏽'.repeat(150)) },
)
const textOf = (max: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(...GAPS)), { maxLength: max, size: 'max' })
    .map((words) => words.flat().join('').trim())

/** Mostly a few sentences, sometimes several pages. */
const long = fc.oneof(
  { weight: 60, arbitrary: textOf(40) },
  { weight: 8, arbitrary: textOf(150) },
  { weight: 1, arbitrary: textOf(1200) },
)
const file = fc.record({
  mediaId: fc.integer({ min: 0, max: 11 }).map((at) => `m${at}`),
  alt: textOf(8).map((text) => text.slice(0, 1_000)),
})

export const source: fc.Arbitrary<Content> = fc
  .record({
    text: long.map((text) => text.slice(0, 10_000)),
    title: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      textOf(25).map((text) => text.replaceAll('\n', ' ').slice(0, 200)),
    ),
    comment: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      long.map((text) => text.slice(0, 3_000)),
    ),
    media: fc.uniqueArray(file, { maxLength: 12, selector: ({ mediaId }) => mediaId }),
    parts: fc.oneof(
      { weight: 3, arbitrary: fc.constant<{ text: string; media: Content['media'] }[]>([]) },
      fc.array(
        fc.record({ text: textOf(60).map((text) => text.slice(0, 1_000)), media: fc.array(file, { maxLength: 1 }) }),
        { maxLength: 12 },
      ),
    ),
  })
  .map(({ parts, ...rest }) => ({
    ...rest,
    thread: parts.map(({ text }) => text),
    threadMedia: parts.flatMap(({ media }, at) => media.map((own) => ({ ...own, part: at + 1 }))).slice(0, 12),
  }))

export function contextFor(platform: Platform): FitContext {
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]
  const settings = contract.settings.flatMap((field) => {
    const value = field.initial ?? (field.kind === 'choice' ? (field.options[0] ?? 'chosen') : '')
    return [[field.key, value] as const]
  })
  return { contract, book: BOOK, files: FILES, poll: null, settings: Object.fromEntries(settings) }
}
