import type { Check } from '../check.ts'
import type { Sentence } from '../text/text-analysis.ts'

const WORD = String.raw`[\p{L}\p{N}'’-]+`
/** An item: one or two words, with an optional determiner before them and an optional “of” phrase after them. */
const ITEM = String.raw`(?:(?:the|an?|my|our|your|his|her|its|their|some|one|two|three) )?${WORD}(?: ${WORD})?(?: of ${WORD})?`
/** A list of three or more; the group captures its last comma. */
const LIST = new RegExp(String.raw`${ITEM}, (?:${ITEM}, ){0,20}${ITEM}(,?) (?:and|or) ${WORD}(?: ${WORD})?`, 'gu')

/** Words that start an introductory phrase, such as “In London, Ada and Ben met”: its comma is not a list comma. */
const LEAD =
  /^(?:in|on|at|after|before|since|when|whenever|while|with|without|for|from|by|during|if|as|once|until|unless|because|although|though|despite|like|unlike|over|under|through|to|last|next|this|every|each|today|tomorrow|yesterday|tonight|now|then|first|finally|however|also|instead|still|sadly|luckily|meanwhile|later|once|yes|no|well|so|hello|hi|dear|thanks?|thank|\p{L}+ly)(?!\p{L})/iu

/** Checks the comma before the last item of a list against the brand's preference. */
export const oxfordComma: Check = {
  id: 'oxfordComma',
  version: 3,
  source: 'brand',
  weight: 2,
  run({ brand }, { text, isEnglish, sentences }) {
    if (!brand || brand.oxfordComma === 'any' || !isEnglish) return null
    const isWanted = brand.oxfordComma === 'always'
    return [...text.matchAll(LIST)].flatMap((match) => {
      const hasComma = match[1] === ','
      if (hasComma === isWanted || isLeadIn(match, sentences)) return []
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

/** Returns whether the only comma before the last one ends the introductory phrase of its sentence. */
function isLeadIn(match: RegExpExecArray, sentences: readonly Sentence[]): boolean {
  const sentence = sentences.find(({ from, to }) => from <= match.index && match.index < to)
  const comma = match.index + match[0].indexOf(',')
  if (!sentence || !LEAD.test(sentence.text)) return false
  const isFirst = !sentence.text.slice(0, comma - sentence.from).includes(',')
  const items = match[0].split(',').length - (match[1] === ',' ? 1 : 0)
  return isFirst && items === 2
}
