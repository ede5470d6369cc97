import { expect, test } from 'vitest'
import { textSegments } from '@/ui/preview-text.tsx'

function kinds(text: string) {
  return textSegments(text).map((segment) => [segment.kind, segment.text])
}

test('cuts links, mentions and hashtags out of the words around them', () => {
  expect(kinds('See https://example.com/a, thanks @ann.example.com #launch!')).toEqual([
    ['plain', 'See '],
    ['link', 'https://example.com/a'],
    ['plain', ', thanks '],
    ['mention', '@ann.example.com'],
    ['plain', ' '],
    ['tag', '#launch'],
    ['plain', '!'],
  ])
})

test('finds the right letters after emoji and accents, which take more bytes than letters', () => {
  expect(kinds('👨‍👩‍👧‍👦 é #größe ünd https://example.com')).toEqual([
    ['plain', '👨‍👩‍👧‍👦 é '],
    ['tag', '#größe'],
    ['plain', ' ünd '],
    ['link', 'https://example.com'],
  ])
})

test('gives the text back when the segments are joined', () => {
  const text = 'a\n\n@b.example.com 🎉#no #yes 日本 https://例え.com/x end'
  expect(
    textSegments(text)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text)
})

test('says where a link leads when it was written without a scheme', () => {
  expect(textSegments('example.com')).toMatchObject([{ kind: 'link', uri: 'https://example.com', at: 0 }])
})
