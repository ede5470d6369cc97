import { altText } from './access/alt-text.ts'
import { camelTags } from './access/camel-tags.ts'
import { emojiDensity } from './access/emoji-density.ts'
import { fancyLetters } from './access/fancy-letters.ts'
import { inclusive } from './access/inclusive.ts'
import { bannedHashtags } from './brand/banned-hashtags.ts'
import { bannedWords } from './brand/banned-words.ts'
import { emojiPolicy } from './brand/emoji-policy.ts'
import { exactTerms } from './brand/exact-terms.ts'
import { headingCase } from './brand/heading-case.ts'
import { ownVoice } from './brand/own-voice.ts'
import { oxfordComma } from './brand/oxford-comma.ts'
import { preferredWords } from './brand/preferred-words.ts'
import { requiredWords } from './brand/required-words.ts'
import { spelling } from './brand/spelling.ts'
import { fold } from './channel/fold.ts'
import { hashtagCount } from './channel/hashtag-count.ts'
import { usualLength } from './channel/usual-length.ts'
import type { Check } from './check.ts'
import { bait } from './craft/bait.ts'
import { buriedHook } from './craft/buried-hook.ts'
import { callToAction } from './craft/call-to-action.ts'
import { claims } from './craft/claims.ts'
import { filler } from './craft/filler.ts'
import { firstLine } from './craft/first-line.ts'
import { hashtagPlace } from './craft/hashtag-place.ts'
import { hype } from './craft/hype.ts'
import { jargon } from './craft/jargon.ts'
import { links } from './craft/links.ts'
import { mentions } from './craft/mentions.ts'
import { nearDuplicate } from './craft/near-duplicate.ts'
import { paragraphs } from './craft/paragraphs.ts'
import { passiveVoice } from './craft/passive-voice.ts'
import { readingEase } from './craft/reading-ease.ts'
import { repetition } from './craft/repetition.ts'
import { sentenceLength } from './craft/sentence-length.ts'
import { shouting } from './craft/shouting.ts'
import { spacing } from './craft/spacing.ts'
import { spamHashtags } from './craft/spam-hashtags.ts'
import { specifics } from './craft/specifics.ts'
import { thinText } from './craft/thin-text.ts'
import { grammar } from './language/grammar.ts'
import { misspellings } from './language/misspellings.ts'
import { avoidedWords } from './persona/avoided-words.ts'
import { ownWords } from './persona/own-words.ts'
import { proof } from './persona/proof.ts'
import { readingLevel } from './persona/reading-level.ts'
import { relevance } from './persona/relevance.ts'

/** Every check, in the display order of findings at the same place. */
export const CHECKS: readonly Check[] = [
  bannedWords,
  preferredWords,
  requiredWords,
  exactTerms,
  spelling,
  oxfordComma,
  headingCase,
  emojiPolicy,
  bannedHashtags,
  ownVoice,
  avoidedWords,
  ownWords,
  readingLevel,
  relevance,
  proof,
  misspellings,
  grammar,
  bait,
  thinText,
  firstLine,
  buriedHook,
  fold,
  readingEase,
  sentenceLength,
  paragraphs,
  passiveVoice,
  jargon,
  hype,
  filler,
  repetition,
  callToAction,
  specifics,
  claims,
  shouting,
  spacing,
  links,
  mentions,
  nearDuplicate,
  hashtagCount,
  hashtagPlace,
  spamHashtags,
  camelTags,
  emojiDensity,
  fancyLetters,
  inclusive,
  altText,
  usualLength,
]
