import { draftOfText } from '@postwright/core/checks/checked-draft'
import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { runChecks } from '@postwright/core/checks/run-checks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

function bannedIn(text: string, ...words: string[]) {
  const brand = { ...NO_BRAND_RULES, banned: words.map((word) => ({ word, replacement: 'another' })) }
  return runChecks(draftOfText(text, { brand })).findings.filter(({ check }) => check === 'bannedWords')
}

const shown = (text: string, ...words: string[]) => bannedIn(text, ...words).map(({ evidence }) => evidence)

describe('a word of a brand', () => {
  it.each([
    ['cheap', 'This is the cheapest of all the cheaper ones, and it is cheap.', ['cheapest', 'cheaper', 'cheap']],
    ['guarantee', 'We guaranteed it, and the guarantees are for all of you.', ['guaranteed', 'guarantees']],
    ['promise', 'It is promising, and we promised it to you.', ['promising', 'promised']],
    ['easy', 'It is easier than that, and the easiest for you.', ['easier', 'easiest']],
    ['big deal', 'There are big deals for all of you on this day.', ['big deals']],
    ['billig', 'Das ist der billigste Preis, und billige Schuhe sind auch dabei.', ['billigste', 'billige']],
    ['Haus', 'Die Häuser sind schön, und das Haus ist es auch.', ['Häuser', 'Haus']],
    ['barato', 'Hay zapatos baratos y una bolsa barata para los niños.', ['baratos', 'barata']],
    ['gratuit', 'Les entrées sont gratuites pour vous et vos enfants.', ['gratuites']],
    ['便宜', '我们的商品很便宜，欢迎光临。', ['便宜']],
    ['激安', '本日限りの激安セールです。', ['激安']],
    ['セール', '本日限りの激安セールです。', ['セール']],
    ['ราคาถูก', 'สินค้าของเราราคาถูกมาก', ['ราคาถูก']],
  ])('is found in its forms: %s in “%s”', (word, text, expected) => {
    expect(shown(text, word)).toEqual(expected)
  })

  it.each([
    ['sex', 'The team of Sussex and Essex is here, and the sextet as well.'],
    ['cheap', 'The shop is on Cheapside, and all of you are welcome.'],
    ['universe', 'The university is open to all of you this year.'],
    ['パン', 'ジャパンの店です。'],
    ['sale', 'The salesman and the salon are here for you.'],
    ['art', 'The party and the artichoke are for all of you.'],
    ['gift', 'Das Giftgrün ist nicht die Farbe der Wahl.'],
  ])('is not found inside other words: %s in “%s”', (word, text) => {
    expect(shown(text, word)).toEqual([])
  })

  it('has a fix only in the form in which it is listed', () => {
    const [form, same] = bannedIn('The guarantees are as good as the guarantee of the others.', 'guarantee')
    expect([form?.fix, same?.fix?.kind]).toEqual([null, 'text'])
  })

  it('is found as it is written wherever it stands alone, and never within letters', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/)
    fc.assert(
      fc.property(word, word, (banned, other) => {
        const text = `the ${other}${banned} and the ${banned} of this`
        const places = bannedIn(text, banned).map(({ place }) => (place?.kind === 'text' ? place.from : -1))
        expect(places).toContain(text.indexOf(` ${banned} of`) + 1)
        expect(places).not.toContain(text.indexOf(`${other}${banned}`) + other.length)
      }),
    )
  })
})
