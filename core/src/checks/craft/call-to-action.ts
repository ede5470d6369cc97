import type { Check } from '../check.ts'

const ASKS =
  /\b(?:comment|reply|tell (?:me|us)|share|save (?:this|it)|repost|follow|subscribe|sign up|register|join|download|read (?:more|on|it)|learn more|try (?:it|this|our|the)|get (?:yours|your|started|it)|book|order|shop|buy|visit|watch|listen|check (?:out|it)|click|tap|swipe|dm (?:me|us)|message (?:me|us)|write (?:to )?(?:me|us)|let (?:me|us) know|ask (?:me|us)|vote|apply|donate|link in (?:bio|the comments)|tag (?:a|someone)|see you|come (?:by|and)|grab|start (?:your|here|today)|pick|choose)\b/i
const WORDS_MIN = 12
/** How much of a text its end is. */
const END = 0.5

/** Whether a text says what its readers can do now: a question, or an invitation, in its second half. */
export const callToAction: Check = {
  id: 'callToAction',
  version: 1,
  source: 'craft',
  weight: 8,
  run(_draft, { isEnglish, words, sentences, links }) {
    if (!isEnglish || words.length < WORDS_MIN) return null
    const from = words[Math.floor(words.length * END)]?.from ?? 0
    const end = sentences.filter((sentence) => sentence.to > from)
    const asks = end.some(({ text }) => text.includes('?') || ASKS.test(text))
    return asks || links.some((link) => link.from > from) ? [] : [{ reason: 'missing' }]
  },
}
