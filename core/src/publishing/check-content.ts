import type { ChannelSettings } from '../platforms/channel-facts.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'
import { countMentions } from '../text/count-mentions.ts'
import { findFacets } from '../text/facets.ts'
import { countGraphemes, utf8Length } from '../text/text-lengths.ts'
import { type CheckedMedia, checkMedia } from './check-media.ts'
import type { Poll } from './content.ts'
import type { ContentProblem } from './content-problem.ts'
import { checkSettings } from './check-settings.ts'
import { countText } from './count-text.ts'

export type CheckedContent = {
  text: string
  media: readonly CheckedMedia[]
  title?: string
  poll?: Poll | null
  settings?: ChannelSettings
}

/** Returns everything in the content that the network would refuse; the same check runs in the composer, the API and the publisher. */
export function checkContent(contract: PlatformContract, content: CheckedContent): ContentProblem[] {
  const { text, media, poll = null } = content
  const isEmpty = text.trim() === '' && media.length === 0
  return [
    ...(isEmpty ? [{ code: 'empty' as const }] : []),
    ...checkText(contract, text, content.settings),
    ...checkTitle(contract, content.title ?? ''),
    ...checkMedia(contract.media, media),
    ...(poll === null ? [] : checkPoll(contract, poll, media.length > 0)),
    ...checkSettings(contract, content),
  ]
}

function checkText(contract: PlatformContract, text: string, settings: CheckedContent['settings']): ContentProblem[] {
  const { hashtagsMax, mentionsMax } = contract
  const { maxBytes } = contract.text
  const { used, max } = countText(contract, text, settings)
  const problems: ContentProblem[] = []
  if (used > max) problems.push({ code: 'text_too_long', count: used, max })
  const bytes = utf8Length(text)
  if (maxBytes !== null && bytes > maxBytes) problems.push({ code: 'text_too_heavy', bytes, max: maxBytes })
  if (hashtagsMax === null && mentionsMax === null) return problems
  const tags = findFacets(text).filter(({ kind }) => kind === 'tag').length
  const mentions = countMentions(text)
  if (hashtagsMax !== null && tags > hashtagsMax) {
    problems.push({ code: 'too_many_hashtags', count: tags, max: hashtagsMax })
  }
  if (mentionsMax !== null && mentions > mentionsMax) {
    problems.push({ code: 'too_many_mentions', count: mentions, max: mentionsMax })
  }
  return problems
}

function checkTitle({ title: rules }: PlatformContract, title: string): ContentProblem[] {
  if (rules === null) return []
  if (title.trim() === '') return rules.required ? [{ code: 'title_missing' }] : []
  const count = countGraphemes(title)
  const found = [...title].find((character) => rules.forbidden.includes(character))
  return [
    ...(count > rules.max ? [{ code: 'title_too_long' as const, count, max: rules.max }] : []),
    ...(found === undefined ? [] : [{ code: 'title_characters' as const, found }]),
  ]
}

function checkPoll({ poll: rules }: PlatformContract, poll: Poll, hasMedia: boolean): ContentProblem[] {
  if (rules === null) return [{ code: 'poll_not_taken' }]
  const { maxOptions, optionMax, withMedia, duration } = rules
  const [min, max] = duration
  const problems: ContentProblem[] = []
  const count = poll.options.length
  if (count < 2 || count > maxOptions) problems.push({ code: 'poll_options', count, max: maxOptions })
  if (poll.options.some((option) => countGraphemes(option) > optionMax)) {
    problems.push({ code: 'poll_option_too_long', max: optionMax })
  }
  if (poll.duration < min || poll.duration > max) problems.push({ code: 'poll_duration', min, max })
  if (hasMedia && !withMedia) problems.push({ code: 'poll_with_media' })
  return problems
}
