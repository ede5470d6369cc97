import { COMPARED_GRAMS_MAX, GRAM_MAX, foldText, gramsOf, hasWords, queryGrams } from '@postwright/core/text/text-grams'
import { describePerson, textsOf } from '@postwright/core/people/person-entry'
import { PERSON_GRAMS_MAX, PERSON_WORKSPACES_MAX, personEntrySchema } from '@postwright/core/model/person-entry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeUser } from '../support/factories/user.ts'

const name = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 40 })

/** A part of a text by its letters, as a person would copy it. */
const partOf = (text: string) => {
  const letters = Array.from(text)
  return fc
    .tuple(fc.nat(letters.length), fc.nat(letters.length))
    .map(([one, other]) => letters.slice(Math.min(one, other), Math.max(one, other)).join(''))
}

/** Returns whether the server finds these texts: they have all grams that it looks up, and the words of the query. */
function isFound(texts: readonly string[], query: string): boolean {
  const folded = foldText(query)
  const grams = new Set(gramsOf(texts.map(foldText)))
  const asked = queryGrams(folded)
  return asked.length > 0 && asked.every((gram) => grams.has(gram)) && hasWords(texts, folded)
}

describe('the search for a person', () => {
  it('finds them by every part of a text that has two letters, and by nothing that they do not have', () => {
    fc.assert(
      fc.property(
        fc.tuple(name, name).chain(([one, other]) => fc.tuple(fc.constant([one, other]), partOf(one), name)),
        ([texts, part, stranger]) => {
          for (const query of [part, stranger]) {
            const folded = foldText(query)
            const words = folded.split(' ').some((word) => Array.from(word).length >= 2) ? folded.split(' ') : [folded]
            const has = (word: string) => texts.some((text) => foldText(text).includes(word))
            expect(isFound(texts, query)).toBe(Array.from(folded).length >= 2 && words.every(has))
          }
          if (Array.from(foldText(part)).length >= 2) expect(isFound(texts, part)).toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['José Ángel Núñez', 'jose angel'],
    ['Łukasz Wójcik', 'wojcik'],
    ['STRASSE & Söhne', 'straße'],
    ['Οδυσσεύς', 'ΟΔΥΣΣΕΎΣ'],
    ['ada.lovelace+news@example.com', 'lace+news@ex'],
    ['ada.lovelace+news@example.com', 'a.l'],
    ['İstanbul Kulübü', 'istanbul'],
    ['Ada   Lovelace', 'a l'],
  ])('finds %s by %s, whatever case and accents', (text, query) => {
    expect(isFound([text], query)).toBe(true)
  })

  it.each(['lovelace ada', 'ADA example', 'oak lace', 'example.com oak ada', 'studio ada.l', 'a lovelace'])(
    'finds a person by the words of %j, whatever their order and in whichever text each is',
    (query) => {
      const texts = ['Ada Lovelace', 'ada.lovelace@example.com', 'ada.l', 'Oak Studio']
      expect(isFound(texts, query)).toBe(true)
      expect(isFound(texts, `${query} grace`)).toBe(false)
    },
  )

  it.each(['', ' ', 'a', ' á '])('looks for nothing by %j, which is too short', (query) => {
    expect(queryGrams(foldText(query))).toEqual([])
  })

  it('asks the index for the query itself as long as it holds parts of that length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 60 }), (text) => {
        const folded = foldText(text)
        const grams = queryGrams(folded)
        const isOneWord = !folded.includes(' ') && folded.length >= 2
        if (isOneWord && folded.length <= GRAM_MAX) expect(grams).toEqual([folded])
        expect(grams.length).toBeLessThanOrEqual(COMPARED_GRAMS_MAX)
        for (const gram of grams) {
          expect(folded).toContain(gram)
          expect(Array.from(gram).length).toBeLessThanOrEqual(GRAM_MAX)
        }
      }),
    )
  })
})

describe('an entry of the index of people', () => {
  const workspaces = Array.from({ length: 30 }, (_, at) => ({ id: `w${at}`, name: `${at} ${'Long name '.repeat(5)}` }))

  it('has the first workspaces, the plan and bounded parts, however much a person has', () => {
    const user = makeUser({ fullName: 'Zoë '.repeat(20).trim(), email: `${'x.y'.repeat(70)}@example.com` })
    const subscription = { status: 'active', planId: 'team', version: 1, interval: 'month' } as const
    const entry = describePerson({ user, workspaces, subscription })
    expect(personEntrySchema.safeParse({ ...user, ...entry, schema: 1 }).success).toBe(true)
    expect(entry.workspaces).toHaveLength(PERSON_WORKSPACES_MAX)
    expect(entry.grams.length).toBeLessThan(PERSON_GRAMS_MAX)
    expect(entry).toMatchObject({ planId: 'team', isLeaving: false, sortName: expect.stringMatching(/^zoe zoe/) })
    expect(textsOf(entry)).toHaveLength(3 + PERSON_WORKSPACES_MAX)
  })

  it('is small for an ordinary person', () => {
    const user = makeUser({ fullName: 'Ada Lovelace', email: 'ada.lovelace@example.com', username: 'ada.lovelace' })
    const entry = describePerson({ user, workspaces: [{ id: 'w1', name: "Ada's workspace" }], subscription: null })
    expect(entry.planId).toBe('free')
    expect(entry.grams.length).toBeLessThan(160)
  })

  it('stays readable where letters stand for many others each', () => {
    const user = makeUser({ fullName: 'ﷺ'.repeat(80) })
    const entry = describePerson({ user, workspaces: [], subscription: null })
    expect(personEntrySchema.safeParse({ ...user, ...entry, schema: 1 }).success).toBe(true)
  })
})
