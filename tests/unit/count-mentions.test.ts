import { INSTAGRAM_CONTRACT } from '@postwright/core/platforms/instagram/contract'
import { checkContent } from '@postwright/core/publishing/check-content'
import { countMentions } from '@postwright/core/text/count-mentions'
import { describe, expect, it } from 'vitest'

describe('mentions', () => {
  it.each([
    ['names of one word', '@kitchen and @garden_1', 2],
    ['names with dots, in brackets and at the end of a sentence', '(@kitchen.garden) asks @name.bsky.social.', 2],
    ['no addresses and no lone sign', 'mail@example.com @ home', 0],
  ])('are counted: %s', (_, text, count) => {
    expect(countMentions(text)).toBe(count)
  })

  it('are refused beyond what a network takes, before it is called', () => {
    const file = { mediaId: 'a', alt: '', mime: 'image/jpeg' as const }
    const problems = (count: number) =>
      checkContent(INSTAGRAM_CONTRACT, { text: '@name '.repeat(count), media: [file] })
    expect(problems(20)).toEqual([])
    expect(problems(21)).toEqual([{ code: 'too_many_mentions', count: 21, max: 20 }])
  })
})
