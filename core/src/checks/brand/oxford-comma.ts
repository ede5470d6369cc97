import type { Check } from '../check.ts'

const WORD = String.raw`[\p{L}\p{N}'’-]+`
/** An item: one or two words, with an article or such before them, and what they are of. */
const ITEM = String.raw`(?:(?:the|an?|my|our|your|his|her|its|their|some|one|two|three) )?${WORD}(?: ${WORD})?(?: of ${WORD})?`
/** A list of three or more; its last comma is the group that is in question. */
const LIST = new RegExp(String.raw`${ITEM}, (?:${ITEM}, )*${ITEM}(,?) (?:and|or) ${WORD}(?: ${WORD})?`, 'gu')

/** The comma before the last item of a list, as the brand wants it. */
export const oxfordComma: Check = {
  id: 'oxfordComma',
  version: 2,
  source: 'brand',
  weight: 2,
  run({ brand }, { text, isEnglish }) {
    if (!brand || brand.oxfordComma === 'any' || !isEnglish) return null
    const isWanted = brand.oxfordComma === 'always'
    return [...text.matchAll(LIST)].flatMap((match) => {
      const hasComma = match[1] === ','
      if (hasComma === isWanted) return []
      const inside = /,? (?:and|or) [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+)?$/u.exec(match[0])
      const from = match.index + (inside?.index ?? 0)
      const to = hasComma ? from + 1 : from
      return [
        {
          reason: isWanted ? 'missing' : 'unwanted',
          place: { kind: 'text', from: match.index, to: match.index + match[0].length },
          evidence: match[0],
          fix: { kind: 'text', from, to, text: isWanted ? ',' : '' },
          loss: 0.5,
        },
      ]
    })
  },
}
