/** Words that tie a sentence to the one before it and can go: English, German, Spanish, French. */
const TIE = /^(?:but|and|so|yet|or|aber|und|doch|oder|pero|y|o|mais|et|ou),? (?=\p{L}|\p{N})/iu
/** Beginnings that point back: without the sentence before, nobody knows at what. */
const POINTS_BACK =
  /^(?:it|it's|its|he|he's|she|she's|they|they're|his|her|their|this|that|that's|these|those|both|neither|such|because|then|however|also|still|instead|plus|otherwise|therefore|thus|hence|which|who|nor|too|there|here|here's|the (?:first|second|third|other|others|last|latter|former|same|rest|result|answer|reason)|one of (?:them|these|those)|some of (?:them|these|those)|none of (?:them|these|those)|no[,:]|yes[,:]|because|meanwhile|afterwards|as a result|for example|for instance|that is|es|er|sie|das|dies|diese|dieser|dieses|denn|dann|deshalb|darum|daher|dabei|dafür|damit|danach|dort|außerdem|trotzdem|sondern|beide|seine|ihre|eso|esto|esta|este|estos|estas|ella|él|ellos|ellas|porque|entonces|por eso|además|ambos|sus|il|elle|ils|elles|cela|ça|ce|c'est|cette|ces|car|alors|donc|ainsi|ensuite|leur|leurs|son|sa|ses)(?![\p{L}'])/iu
/** Somebody or something that is named further above, unless the sentence names it first. */
const PRONOUN = /(?<![\p{L}'])(?:it|they|them|he|she|him|his|their|theirs|its)(?![\p{L}'])/iu
/** A noun with its article, or a name: what a later pronoun of the sentence stands for. */
const NAMED = /(?<![\p{L}'])(?:the|an?|our|my|your|every|each)\s\p{L}{3,}|(?<=\s)\p{Lu}\p{L}{2,}/u

/**
 * A sentence from the middle of a text as the first one: as it is, or without a “but” that tied it to the sentence before.
 * @returns null when it points at something above it, so that it says nothing by itself
 */
export function standAlone(sentence: string): string | null {
  const plain = sentence.replaceAll('’', "'")
  const tie = TIE.exec(plain)?.[0].length ?? 0
  const rest = plain.slice(tie)
  if (POINTS_BACK.test(rest)) return null
  const pronoun = PRONOUN.exec(rest)
  const isAsked = rest.trimEnd().endsWith('?')
  if (pronoun && !isAsked && !NAMED.test(rest.slice(0, pronoun.index))) return null
  const shown = sentence.slice(tie)
  return tie === 0 ? shown : shown.charAt(0).toUpperCase() + shown.slice(1)
}
