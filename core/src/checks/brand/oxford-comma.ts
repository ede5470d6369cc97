import type { Check } from '../check.ts'
import type { Sentence } from '../text/text-analysis.ts'

const WORD = String.raw`[\p{L}\p{N}'’-]+`
/** An item: one or two words, with an article or such before them, and what they are of. */
const ITEM = String.raw`(?:(?:the|an?|my|our|your|his|her|its|their|some|one|two|three) )?${WORD}(?: ${WORD})?(?: of ${WORD})?`
/** A list of three or more; its last comma is the group that is in question. */
const LIST = new RegExp(String.raw`${ITEM}, (?:${ITEM}, ){0,20}${ITEM}(,?) (?:and|or) ${WORD}(?: ${WORD})?`, 'gu')

/**
 * Words that begin what leads into a sentence, such as “In London, Ada and Ben met”: their comma is no comma of a list.
 */
const LEAD =
  /^(?:in|on|at|after|before|since|when|whenever|while|with|without|for|from|by|during|if|as|once|until|unless|because|although|though|despite|like|unlike|over|under|through|to|last|next|this|every|each|today|tomorrow|yesterday|tonight|now|then|first|finally|however|also|instead|still|sadly|luckily|meanwhile|later|once|yes|no|well|so|hello|hi|dear|thanks?|thank|\p{L}+ly)(?!\p{L})/iu

/** The comma before the last item of a list, as the brand wants it. */
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

/** Whether the only comma before the last one ends the opening of its sentence. */
function isLeadIn(match: RegExpExecArray, sentences: readonly Sentence[]): boolean {
  const sentence = sentences.find(({ from, to }) => from <= match.index && match.index < to)
  const comma = match.index + match[0].indexOf(',')
  if (!sentence || !LEAD.test(sentence.text)) return false
  const isFirst = !sentence.text.slice(0, comma - sentence.from).includes(',')
  const items = match[0].split(',').length - (match[1] === ',' ? 1 : 0)
  return isFirst && items === 2
}
