import { fitPost } from '@postwright/core/fit/fit-post'
import type { Content } from '@postwright/core/fit/fit-content'
import type { Platform } from '@postwright/core/platforms/platform'
import { describe, expect, it } from 'vitest'
import { contextFor } from '../support/compile-sources.ts'

const EMPTY: Content = { text: '', title: '', comment: '', media: [], thread: [], threadMedia: [] }
const picture = (at: number) => ({ mediaId: at, alt: `Picture ${at}` })

function fit(platform: Platform, post: Partial<Content>, left: string[] = []) {
  return fitPost({ ...EMPTY, ...post }, contextFor(platform), new Set(left))
}

function files(count: number): Content['media'] {
  return ['m0', 'm1', 'm5', 'm6', 'm10', 'm11'].slice(0, count).map((mediaId) => ({ ...picture(0), mediaId }))
}

describe('a long text', () => {
  const text = `${'We planed the boards by hand. '.repeat(9)}${'Then came the oil. '.repeat(9)}`.trim()

  it('becomes a numbered thread of whole sentences where there are threads', () => {
    const { content, changes, problems } = fit('x', { text })
    expect([content.text, ...content.thread]).toEqual([
      `${'We planed the boards by hand. '.repeat(9)}(1/2)`,
      `${'Then came the oil. '.repeat(9)}(2/2)`,
    ])
    expect(changes.map(({ kind, reason }) => [kind, reason.code])).toEqual([
      ['text_split', 'text_limit'],
      ['parts_numbered', 'thread_numbered'],
    ])
    expect(problems).toEqual([])
  })

  it('is split without numbers when those are left out, and stays whole when the split is', () => {
    expect(fit('x', { text }, ['numbers']).content.thread).toEqual(['Then came the oil. '.repeat(9).trim()])
    const whole = fit('x', { text }, ['split'])
    expect(whole.content.text).toBe(text)
    expect(whole.changes.map(({ isTaken }) => isTaken)).toEqual([false])
    expect(whole.problems).toMatchObject([{ code: 'text_too_long' }])
  })

  it('stays whole, and is a problem, where there are none', () => {
    const { content, changes, problems } = fit('pinterest', { text: 'Oak and oil. '.repeat(80) })
    expect(content.text).toBe('Oak and oil. '.repeat(80))
    expect(changes).toEqual([])
    expect(problems).toContainEqual(expect.objectContaining({ code: 'text_too_long' }))
  })
})

describe('links', () => {
  it('at the end move to the first comment where that is the habit', () => {
    const { content, changes } = fit('linkedin', { text: 'Read more: https://example.com/a\n\n#oak' })
    expect(content).toMatchObject({ text: 'Read more:\n\n#oak', comment: 'https://example.com/a' })
    expect(changes).toMatchObject([{ id: 'link:https://example.com/a', reason: { code: 'links_in_comment' } }])
  })

  it('stay in a sentence, beside words of their own, and everywhere else', () => {
    for (const text of ['See https://example.com for more', 'Docs: https://a.example\nCode: https://b.example']) {
      expect(fit('linkedin', { text }).changes).toEqual([])
    }
    expect(fit('facebook', { text: 'Read more: https://example.com' }).changes).toEqual([])
  })
})

it('moves the block of hashtags to the first comment where that is the habit', () => {
  const { content } = fit('instagram', { text: 'A #oak table\n\n#wood #craft', media: files(1) })
  expect(content).toMatchObject({ text: 'A #oak table', comment: '#wood #craft' })
})

it('makes the hashtags above the number of the network plain words', () => {
  const text = `${Array.from({ length: 6 }, (_, at) => `#tag${at}`).join(' ')} end`
  const { content, problems } = fit('instagram', { text, media: files(1) })
  expect(content.text.endsWith('#tag4 tag5 end')).toBe(true)
  expect(problems).toEqual([])
})

describe('a mention of a contact', () => {
  it.each<[Platform, string, string, string]>([
    ['bluesky', 'becomes the handle there', 'With @ada_x!', 'With @ada_bluesky!'],
    ['threads', 'becomes the name without a handle there', '(@grace)', '(Grace Hopper)'],
    ['linkedin', 'becomes the name where handles lead nowhere', 'By @Ada_X.', 'By Ada Lovelace.'],
    ['x', 'stays where it is right, and for strangers', '@grace @stranger', '@grace @stranger'],
  ])('on %s %s', (platform, _, text, after) => {
    expect(fit(platform, { text }).content.text).toBe(after)
  })
})

describe('titles', () => {
  it('come from the first line where one is needed, without what is forbidden', () => {
    const { content } = fit('youtube', { text: '\nOak <3 tables\nMore' })
    expect(content).toMatchObject({ title: 'Oak 3 tables', text: '\nOak <3 tables\nMore' })
  })

  it('that are too long are shortened, and begin the text in full', () => {
    const title = 'A table of oak '.repeat(8).trim()
    const { content } = fit('pinterest', { title, text: 'How we made it' })
    expect(content.title).toBe(
      'A table of oak A table of oak A table of oak A table of oak A table of oak A table of oak A table…',
    )
    expect(content.text).toBe(`${title}\n\nHow we made it`)
  })
})

describe('a thread with a first comment', () => {
  const post = {
    text: 'One.',
    thread: ['Two.'],
    comment: 'Thanks.',
    threadMedia: [{ mediaId: 'm0', alt: 'Oak', part: 1 }],
  }

  it('becomes one text where nothing can follow a post, with its files and their descriptions', () => {
    const { content } = fit('pinterest', post)
    expect(content).toEqual({ ...EMPTY, text: 'One.\n\nTwo.\n\nThanks.', media: [{ mediaId: 'm0', alt: 'Oak' }] })
  })

  it('stays as it is where both are taken', () => {
    expect(fit('x', post)).toMatchObject({ content: { ...EMPTY, ...post }, changes: [], problems: [] })
  })
})

describe('files', () => {
  it('above the limit of one post go on in the next part, each with its description', () => {
    const { content, changes, problems } = fit('x', { text: 'Six', media: files(6) })
    expect(content.media).toEqual(files(4))
    expect(content.threadMedia).toEqual(
      files(6)
        .slice(4)
        .map((file) => ({ ...file, part: 1 })),
    )
    expect(changes).toMatchObject([{ kind: 'files_moved', reason: { code: 'files_limit', count: 4 } }])
    expect(problems).toEqual([])
  })

  it('make room for a poll where both do not go together', () => {
    const poll = { options: ['Oak', 'Ash'], duration: 3_600_000, multiple: false }
    const { content, changes, problems } = fitPost(
      { ...EMPTY, text: 'Which?', media: files(1) },
      { ...contextFor('x'), poll },
    )
    expect([content.media, content.threadMedia.length, problems]).toEqual([[], 1, []])
    expect(changes).toMatchObject([{ reason: { code: 'files_with_poll' } }])
  })

  it('stay and are a problem where there are no threads', () => {
    const { content, problems } = fit('pinterest', { text: 'Six', media: files(6) })
    expect(content.media).toEqual(files(6))
    expect(problems).toContainEqual(expect.objectContaining({ code: 'too_many_images' }))
  })
})
