import { parseScript } from '@postwright/core/script/parse-script'
import { PACES, speechUnits, timeScene, timeText } from '@postwright/core/script/reading-time'
import { spokenText } from '@postwright/core/script/script-scene'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scriptText } from './arbitrary-script.ts'

const EN = { language: 'en' } as const

describe('words of a text', () => {
  it('have their offsets, and signs and emoji are none', () => {
    const text = "Don't stop, 🎉 it's 1,250!"
    expect(speechUnits(text, 'en').map(({ from, to }) => text.slice(from, to))).toEqual([
      "Don't",
      'stop',
      "it's",
      '1,250',
    ])
  })

  it('are found in Japanese and Chinese, which have no blanks', () => {
    expect(speechUnits('今日は良い天気です。', 'ja').length).toBeGreaterThan(3)
    expect(speechUnits('我们今天很高兴。', 'zh').length).toBeGreaterThan(2)
  })
})

describe('the time that speech takes', () => {
  it('is a minute for as many words as the pace has', () => {
    for (const language of ['en', 'de', 'ar'] as const) {
      expect(timeText('word '.repeat(PACES[language]), { language })).toBe(60_000)
    }
    expect(timeText('word '.repeat(200), { ...EN, pace: 200 })).toBe(60_000)
  })

  it('is shared by the length of words', () => {
    const { words } = timeScene({ lines: [{ list: 'none', runs: [{ text: 'a extraordinary', isStrong: false }] }] }, EN)
    const [short = 0, long = 0] = words.map(({ start, end }) => end - start)
    expect(short).toBeGreaterThan(100)
    expect(long).toBeGreaterThan(3 * short)
  })

  it('is longer for a comma, longer still for the end of a sentence or line, but not for a short form', () => {
    const [plain, comma, stop, line, short] = ['a b', 'a, b', 'A. B', 'a\nb', 'Dr. b'].map((text) => timeText(text, EN))
    expect(comma).toBeGreaterThan(plain ?? 0)
    expect(line).toBeGreaterThan(comma ?? 0)
    expect(short).toBe(plain)
    expect(stop).toBe(plain)
    expect(timeText('cat? dog', EN)).toBe(line)
  })

  it('is longer for a number than its characters say', () => {
    expect(timeText('1,250', EN)).toBe(1_000)
    expect(timeText('seven', EN)).toBe(400)
    expect(timeText('7', EN)).toBe(400)
    const { words } = timeScene({ lines: [{ list: 'none', runs: [{ text: 'cats 1,250', isStrong: false }] }] }, EN)
    expect(words.map(({ start, end }) => end - start)).toEqual([357, 1_043])
  })

  it('is nothing for emoji, and for no words', () => {
    expect(timeText('🎉🎉 …', EN)).toBe(0)
  })

  test('goes through the words in order, and each is a part of what is said', () => {
    fc.assert(
      fc.property(scriptText, fc.integer({ min: 60, max: 300 }), (text, pace) => {
        for (const scene of parseScript(text)) {
          const { length, words } = timeScene(scene, { ...EN, pace })
          let last = 0
          for (const word of words) {
            expect(word.start).toBeGreaterThanOrEqual(last)
            expect(word.end).toBeGreaterThan(word.start)
            expect(spokenText(scene).slice(word.from, word.to)).toBe(word.text)
            last = word.end
          }
          expect(length).toBe(last)
        }
      }),
      { seed: 20261128, numRuns: 200 },
    )
  })

  it('knows which words are strong', () => {
    const [scene] = parseScript('a **b c** d\n_e_ f')
    const words = scene ? timeScene(scene, EN).words : []
    expect(words.filter(({ isStrong }) => isStrong).map(({ text }) => text)).toEqual(['b', 'c', 'e'])
  })
})
