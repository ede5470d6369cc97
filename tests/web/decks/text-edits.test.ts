import { describe, expect, it } from 'vitest'
import { paragraphsOf, plainText, type Paragraph } from '@postwright/core/scene/text-content'
import { replacementBetween, replaceText } from '@/decks/editor/text/replace-text.ts'
import { offsetOf, placeAt } from '@/decks/editor/text/text-runs.ts'

const bold: Paragraph = { list: 'none', level: 0, runs: [{ text: 'Say ' }, { text: 'hello', weight: 700 }] }

describe('what is typed', () => {
  it('is as the letter before it', () => {
    expect(replaceText([bold], { from: 9, to: 9, text: ' you' })[0]?.runs).toEqual([
      { text: 'Say ' },
      { text: 'hello you', weight: 700 },
    ])
  })

  it('makes paragraphs of lines, which are items where the first one is', () => {
    const item: Paragraph = { ...bold, list: 'bullet' }
    const typed = replaceText([item], { from: 3, to: 9, text: '\nnow' })
    expect(typed.map(({ list, runs }) => [list, runs.map(({ text }) => text).join('')])).toEqual([
      ['bullet', 'Say'],
      ['bullet', 'now'],
    ])
  })

  it('joins paragraphs when their break is removed', () => {
    expect(plainText(replaceText(paragraphsOf('one\ntwo'), { from: 3, to: 4, text: '' }))).toBe('onetwo')
  })

  it('keeps the style of a text that becomes empty', () => {
    const empty = replaceText([{ ...bold, runs: [{ text: 'x', color: '#ff0000' }] }], { from: 0, to: 1, text: '' })
    expect(replaceText(empty, { from: 0, to: 0, text: 'y' })[0]?.runs).toEqual([{ text: 'y', color: '#ff0000' }])
  })
})

it.each([
  ['aaa', 'aaaa', 2, { from: 2, to: 2, text: 'a' }],
  ['abc', 'ac', 1, { from: 1, to: 2, text: '' }],
  ['one two', 'one 2', 5, { from: 4, to: 7, text: '2' }],
  ['か', '漢', 1, { from: 0, to: 1, text: '漢' }],
])('finds what changed from %s to %s', (before, after, caret, replacement) => {
  const found = replacementBetween(before, after, caret)
  expect(before.slice(0, found.from) + found.text + before.slice(found.to)).toBe(after)
  expect(found).toEqual(replacement)
})

it('counts a line break as one character, there and back', () => {
  const paragraphs = paragraphsOf('one\n\nthree')
  for (let offset = 0; offset <= 10; offset += 1) expect(offsetOf(paragraphs, placeAt(paragraphs, offset))).toBe(offset)
})
