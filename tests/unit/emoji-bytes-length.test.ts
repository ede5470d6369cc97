import { emojiBytesLength } from '@postwright/core/text/text-lengths'
import { describe, expect, it } from 'vitest'

describe('length where an emoji counts its UTF-8 bytes', () => {
  it.each([
    ['letters and signs', 'Hello, world\n', 13],
    ['letters of other scripts, one each', 'ÄöŁ日本', 5],
    ['a letter with its accent apart', 'e\u0301', 2],
    ['a picture', '🙂', 4],
    ['a picture with its variation', '❤️', 6],
    ['a family', '👨‍👩‍👧', 18],
    ['a flag', '🇩🇪', 8],
    ['a keycap', '1️⃣', 7],
    ['text around a picture', 'a🙂b', 6],
  ])('counts %s', (_, text, length) => {
    expect(emojiBytesLength(text)).toBe(length)
  })
})
