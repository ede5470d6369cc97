import { POST_MEDIA_MAX, THREAD_PARTS_MAX, THREAD_TEXT_MAX } from '@postwright/core/limits'
import { describe, expect, it } from 'vitest'
import { mergeWithNext, splitPart, type WholeThread } from '@/features/content-studio/thread-edit.ts'
import { withPartFiles } from '@/features/content-studio/thread-parts.ts'

const file = (mediaId: string, part: number) => ({ mediaId, alt: '', part })

const whole: WholeThread = {
  text: 'One. Two.',
  media: [{ mediaId: 'm0', alt: '' }],
  thread: ['Three. Four.', 'Five.'],
  threadMedia: [file('m1', 1), file('m2', 2)],
}

const words = ({ text, thread }: WholeThread) => [text, ...thread].join(' ').split(/\s+/).join(' ')

describe('splitting', () => {
  it('cuts the post itself at the cursor; files stay with what is before, those of later parts move on', () => {
    expect(splitPart(whole, 0, 4)).toEqual({
      text: 'One.',
      media: [{ mediaId: 'm0', alt: '' }],
      thread: ['Two.', 'Three. Four.', 'Five.'],
      threadMedia: [file('m1', 2), file('m2', 3)],
    })
  })

  it('cuts a later part the same way', () => {
    expect(splitPart(whole, 1, 6)).toMatchObject({
      thread: ['Three.', 'Four.', 'Five.'],
      threadMedia: [file('m1', 1), file('m2', 3)],
    })
  })

  it.each([
    ['before the first word', 0, 0],
    ['after the last word', 0, 9],
    ['in a part that is not there', 7, 2],
  ])('cuts nothing %s', (_where, at, offset) => {
    expect(splitPart(whole, at, offset)).toBeNull()
  })

  it('cuts what is too long for one part further, by sentences', () => {
    const sentence = `Now ${'word '.repeat(150)}ends.`
    const long = { ...whole, text: `One. ${sentence} ${sentence} ${sentence}` }
    const cut = splitPart(long, 0, 4)
    expect(cut?.thread).toEqual([sentence, sentence, sentence, 'Three. Four.', 'Five.'])
    expect(cut?.threadMedia).toEqual([file('m1', 4), file('m2', 5)])
    expect(cut?.thread.every((text) => text.length <= THREAD_TEXT_MAX)).toBe(true)
  })

  it('cuts nothing where a thread has no more room', () => {
    const full = { ...whole, thread: Array.from({ length: THREAD_PARTS_MAX }, () => 'more') }
    expect(splitPart(full, 0, 4)).toBeNull()
  })
})

describe('joining', () => {
  it('puts the next part below the post, with its files', () => {
    expect(mergeWithNext(whole, 0)).toEqual({
      text: 'One. Two.\n\nThree. Four.',
      media: [
        { mediaId: 'm0', alt: '' },
        { mediaId: 'm1', alt: '' },
      ],
      thread: ['Five.'],
      threadMedia: [file('m2', 1)],
    })
  })

  it('takes an empty part without a trace', () => {
    expect(mergeWithNext({ ...whole, thread: ['', 'Five.'], threadMedia: [] }, 0)).toMatchObject({
      text: 'One. Two.',
      thread: ['Five.'],
    })
  })

  it('joins nothing with the end, nor what is too much for one post', () => {
    expect(mergeWithNext(whole, 2)).toBeNull()
    const long = 'x'.repeat(THREAD_TEXT_MAX - 2)
    expect(mergeWithNext({ ...whole, thread: [long, 'y'] }, 1)).toBeNull()
    const media = Array.from({ length: POST_MEDIA_MAX }, (_, at) => ({ mediaId: `p${at}`, alt: '' }))
    expect(mergeWithNext({ ...whole, media }, 0)).toBeNull()
  })

  it('is the way back from a cut, wherever it was made, and no word is lost on the way', () => {
    const text = 'A long day.\nThe glue held 👩‍🔧 after all, and the boards stayed flat'
    for (let offset = 0; offset <= text.length; offset += 1) {
      const cut = splitPart({ ...whole, text }, 0, offset)
      if (!cut) continue
      expect(words(cut).replaceAll(' ', '')).toBe(words({ ...whole, text }).replaceAll(' ', ''))
      const joined = mergeWithNext(cut, 0)
      expect(joined?.thread).toEqual(whole.thread)
      expect(joined?.threadMedia).toEqual(whole.threadMedia)
    }
  })
})

it('the files of one part are changed and those of others stay in order', () => {
  const files = [file('m1', 1), file('m2', 2), file('m3', 3)]
  expect(withPartFiles(files, 2, (own) => [...own, { mediaId: 'm4', alt: 'x' }])).toEqual([
    file('m1', 1),
    file('m2', 2),
    { mediaId: 'm4', alt: 'x', part: 2 },
    file('m3', 3),
  ])
})
