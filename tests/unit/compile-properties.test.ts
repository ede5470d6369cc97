import { fitPost, type Fit } from '@postwright/core/fit/fit-post'
import type { Content } from '@postwright/core/fit/fit-content'
import { THREAD_TEXT_MAX } from '@postwright/core/limits'
import { emptyDraft, postDraftSchema } from '@postwright/core/model/post'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextFor, source } from '../support/compile-sources.ts'
import { IS_DEEP } from '../support/deep.ts'

/** Per network. The sources are weighted so that everyday runs also have pages of text and single long words. */
const SOURCES = IS_DEEP ? 10_000 : 60

/** Long sources are not shrunk when one fails: that would take minutes. */
const TIMEOUT = IS_DEEP ? 600_000 : 120_000

/** Problems that rewording or reordering the same post cannot fix. */
const NEVER_FITTED = new Set([
  'empty',
  'title_missing',
  'media_missing',
  'video_missing',
  'media_kind',
  'image_type',
  'image_shape',
  'video_type',
  'video_too_large',
  'video_length',
  'video_shape',
  'document_too_large',
  'document_too_long',
  'alt_too_long',
  'setting_missing',
  'setting_invalid',
  'setting_with_files',
  'comment_too_long',
  // Parts that a person has written stay apart where two do not fit into one.
  'thread_too_long',
])

describe.each(PLATFORMS)('a post fitted to %s', (platform) => {
  const context = contextFor(platform)
  const { contract } = context

  it(
    'passes its contract or names what only a person can put right, loses no word, and has nothing left to change',
    { timeout: TIMEOUT },
    () => {
      fc.assert(
        fc.property(source, (post) => {
          const fit = fitPost(post, context)
          expect(postDraftSchema.safeParse({ ...emptyDraft(), ...fit.content }).success).toBe(true)
          expect(unexpected(post, fit)).toEqual([])
          expect(inkOf(withoutBook(post, fit))).toBe(lettersOf([post.text, ...post.thread, post.comment, post.title]))
          expect(filesOf(fit.content)).toEqual(filesOf(post))
          const again = fitPost(fit.content, context)
          expect(again.changes).toEqual([])
          expect(again.content).toEqual(fit.content)
        }),
        { numRuns: SOURCES, endOnFailure: true },
      )
    },
  )

  it('is the same each time, and what it was when every change is left out', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(source, (post) => {
        expect(fitPost(structuredClone(post), context)).toEqual(fitPost(post, context))
        const ids = new Set<string>()
        for (;;) {
          const fit = fitPost(post, context, ids)
          for (const { id } of fit.changes) ids.add(id)
          if (fit.changes.some(({ isTaken }) => isTaken)) continue
          expect(fit.content).toEqual(post)
          return
        }
      }),
      { numRuns: Math.ceil(SOURCES / 20), endOnFailure: true },
    )
  })

  /** Remaining problems that a change could have fixed. */
  function unexpected(post: Content, { problems }: Fit): string[] {
    const canSplit = contract.thread !== null && fitsInParts(post)
    return problems
      .map(({ code }) => code)
      .filter((code) => {
        if (NEVER_FITTED.has(code)) return false
        if (code === 'text_too_long' || code === 'text_too_heavy') return canSplit
        if (code === 'thread_not_taken') return false
        return contract.thread !== null && !code.startsWith('too_many') && code !== 'media_mixed'
      })
  }

  /** Returns whether a text is so short that it surely fits into the posts of one thread. */
  function fitsInParts({ text, thread, comment, title }: Content): boolean {
    const words = [title, text, ...thread, comment].join(' ')
    const weight = [...words].length * 2 + thread.length * 100
    const most = Math.min(contract.text.max, THREAD_TEXT_MAX) * 0.4 * Math.min(contract.thread?.max ?? 1, 20)
    return weight < most && !/\S{200}/u.test(words)
  }

  /** The fit of a post in which mentions stay as they were written. */
  function withoutBook(post: Content, fit: Fit): Fit {
    const isRenamed = fit.changes.some(({ kind }) => kind === 'mention_mapped')
    return isRenamed ? fitPost(post, { ...context, book: [] }) : fit
  }
})

/** Characters of a fitted post. A shortened or generated title is left out: the text contains it in full. */
function inkOf({ content, changes }: Fit): string {
  const has = (kind: string) => changes.some((change) => change.kind === kind)
  const texts = [content.text, ...content.thread]
  const plain = has('parts_numbered') ? texts.map((text) => text.replace(/ ?\(\d+\/\d+\)$/, '')) : texts
  return lettersOf([...plain, content.comment, has('title_shortened') || has('title_made') ? '' : content.title])
}

function filesOf({ media, threadMedia }: Content): string[] {
  return [...media, ...threadMedia].map(({ mediaId, alt }) => `${mediaId} ${alt}`).toSorted()
}

/** Sorted characters, without whitespace and the characters that a fit may remove. */
function lettersOf(texts: readonly string[]): string {
  return [...texts.join('')]
    .filter((character) => /[^\s#＃@<>]/u.test(character))
    .toSorted()
    .join('')
}
