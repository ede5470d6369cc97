import { readCaptions, writeCaptions, writeSubRip } from '@postwright/core/captions/caption-cues'
import type { ScriptLanguage } from '@postwright/core/model/script'
import { layOutCaptions, toCues } from '@postwright/core/script/caption-lines'
import { parseScript } from '@postwright/core/script/parse-script'
import { speechUnits } from '@postwright/core/script/reading-time'
import { spokenText } from '@postwright/core/script/script-scene'
import { layOutTimeline } from '@postwright/core/script/script-timeline'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scriptBlocks, scriptText } from './arbitrary-script.ts'

const captionsOf = (text: string, language: ScriptLanguage = 'en', seconds: number | null = null) => {
  const scenes = parseScript(text)
  return layOutCaptions(
    layOutTimeline(
      scenes,
      scenes.map(() => ({ seconds })),
      { language },
    ).scenes,
  )
}
const texts = (text: string, language?: ScriptLanguage) => captionsOf(text, language).map((caption) => caption.text)

describe('captions of a script', () => {
  it('end with sentences and lines, not with short forms', () => {
    expect(texts('Ask Dr. Li. She knows!\nAlways')).toEqual(['Ask Dr. Li.', 'She knows!', 'Always'])
  })

  it('break long sentences after commas first, in two lines of about the same width', () => {
    const text = 'When the rain begins in the early evening, every cat in town looks for a warm and dry place to sleep.'
    expect(texts(text)).toEqual([
      'When the rain begins\nin the early evening,',
      'every cat in town looks for a\nwarm and dry place to sleep.',
    ])
  })

  it('break between words where there is no comma, without a lonely word at the end', () => {
    const all = texts('The quick brown fox jumps over the lazy dog and then it runs back home again today')
    expect(all).toHaveLength(2)
    for (const text of all) expect(text.length).toBeGreaterThan(30)
  })

  it('hold half as many signs in Chinese and Japanese', () => {
    const all = texts('今日はとても良い天気なので、公園まで歩いて行って、友達と一緒にお弁当を食べました。', 'ja')
    expect(all.join('').replaceAll('\n', '')).toBe(
      '今日はとても良い天気なので、公園まで歩いて行って、友達と一緒にお弁当を食べました。',
    )
    for (const line of all.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(14)
  })

  it('keep the signs beside their words, and right-to-left text in its order', () => {
    expect(texts('He said: “Why not?” (Really.) 🎉')).toEqual(['He said: “Why not?”', '(Really.) 🎉'])
    expect(texts('Plus de 30\u00a0000 chats\u202f!', 'fr')).toEqual(['Plus de 30\u00a0000 chats\u202f!'])
    expect(texts('שלום, עולם!', 'he')).toEqual(['שלום, עולם!'])
  })

  it('say where in their text each word is and whether it is strong', () => {
    const [caption] = captionsOf('one **two**, three')
    expect(caption?.words.map(({ text, at, isStrong }) => [text, at, isStrong])).toEqual([
      ['one', 0, false],
      ['two,', 4, true],
      ['three', 9, false],
    ])
  })

  it('stand for 700 ms where the next one leaves room', () => {
    const [first, second] = captionsOf('Go.\n\nNow.')
    expect(first).toMatchObject({ from: 300, to: 1_000, sceneIndex: 0 })
    expect(second).toMatchObject({ from: 1_400, to: 2_100, sceneIndex: 1 })
  })

  it('are none for scenes in which nothing is said', () => {
    expect(captionsOf('# Title\n\n🎉🎉\n\n[visual: x]')).toEqual([])
  })

  it('of a long text without a stop are laid out', () => {
    expect(captionsOf('word '.repeat(4_000)).length).toBeGreaterThan(300)
    expect(captionsOf('語'.repeat(20_000), 'zh').length).toBeGreaterThan(300)
  })

  const anyScript = fc.oneof(
    scriptText,
    scriptBlocks.map((blocks) => blocks.join('\n\n')),
  )
  const seconds = fc.constantFrom(null, 0.5, 120)

  test('lose no word, never overlap, and hold two lines that fit', () => {
    fc.assert(
      fc.property(anyScript, seconds, (text, chosen) => {
        const scenes = parseScript(text)
        const captions = captionsOf(text, 'en', chosen)
        let last = 0
        for (const { from, to, words, text: shown } of captions) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeGreaterThanOrEqual(words.at(-1)?.to ?? 0)
          last = to
          const lines = shown.split('\n')
          expect(lines.length).toBeLessThanOrEqual(2)
          for (const { text: word, at } of words) expect(shown.slice(at, at + word.length)).toBe(word)
          for (const line of lines)
            if (!words.some((word) => word.text === line)) expect(countGraphemes(line)).toBeLessThanOrEqual(32)
        }
        for (const [index, scene] of scenes.entries()) {
          const own = captions.filter(({ sceneIndex }) => sceneIndex === index)
          const bare = (part: string) => part.replaceAll(/\s/gu, '')
          if (own.length > 0) expect(bare(own.map((caption) => caption.text).join(''))).toBe(bare(spokenText(scene)))
          else expect(speechUnits(spokenText(scene), 'en')).toEqual([])
        }
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })

  test('are files that can be read again, with every word', () => {
    fc.assert(
      fc.property(anyScript, seconds, (text, chosen) => {
        const captions = captionsOf(text, 'en', chosen)
        const cues = toCues(captions)
        const file = writeCaptions(cues)
        expect(readCaptions(file ?? '')).toEqual(cues.length > 0 ? cues : null)
        const bare = (part: string) => part.replaceAll(/[^\p{L}\p{N}<>&]/gu, '')
        const said = writeSubRip(cues)
          .replaceAll(/^\d+\n[\d:,]+ --> [\d:,]+$/gmu, '')
          .replaceAll('→', '>')
        expect(bare(said)).toBe(bare(captions.map((caption) => caption.text.replaceAll(/-->|→/gu, '>')).join('\n')))
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })

  it('with signs of mark-up are written so that players show them', () => {
    const cues = toCues(captionsOf('Write <b>bold</b> & more'))
    expect(cues.map(({ text }) => text)).toEqual(['Write &lt;b&gt;bold&lt;/b&gt; &amp; more'])
    expect(writeSubRip(cues)).toContain('Write <b>bold</b> & more')
  })

  it('without any time of their own are shown with the next one', () => {
    const word = { isStrong: false, at: 0 }
    const at = (from: number, to: number, text: string) => ({
      from,
      to,
      text,
      words: [{ ...word, from, to, text }],
      sceneIndex: 0,
    })
    expect(toCues([at(5, 5, 'a'), at(5, 9, 'b'), at(9, 9, 'c')])).toEqual([
      { from: 5, to: 9, text: 'a\nb' },
      { from: 9, to: 10, text: 'c' },
    ])
  })
})
