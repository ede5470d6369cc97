import { threadOf, checkPost } from '../posts/thread-parts.ts'
import type { CheckedMedia } from '../publishing/check-media.ts'
import type { ContentProblem } from '../publishing/content-problem.ts'
import { type Content, contentOf, fittedPostOf } from './fit-content.ts'
import { fitThread } from './fit-thread.ts'
import { joinComment, joinThread } from './joins.ts'
import { limitSigns } from './limit-hashtags-and-mentions.ts'
import { makeTitle, fitTitle } from './titles.ts'
import { moveHashtags } from './move-hashtags.ts'
import { moveLinks } from './move-links.ts'
import { remapMentions } from './remap-mentions.ts'
import type { FitContext, Rule, Change } from './rule.ts'

/** Rules in the order in which they are applied. */
const RULES: readonly Rule[] = [
  remapMentions,
  joinThread,
  joinComment,
  fitTitle,
  moveLinks,
  moveHashtags,
  limitSigns,
  makeTitle,
  fitThread,
]

export type Fit = {
  /** The post, fitted to the channel. */
  content: Content
  changes: readonly Change[]
  /** Problems for which the network would still refuse the post, and that only a person can fix. */
  problems: readonly ContentProblem[]
}

/**
 * Maximum number of rounds. A rule can create work for earlier ones, for example if a moved link leaves room, so the rules are applied again until
 * nothing changes.
 */
const ROUNDS_MAX = 6

/**
 * Fits a post to a channel with rules that each report their change and its reason. No text is lost: content that fits nowhere stays, and is reported
 * as a problem. The same post, channel and contacts always give the same result, which needs no further changes.
 * @param left ids of changes that are left out
 */
export function fitPost(source: Content, context: FitContext, left: ReadonlySet<string> = new Set()): Fit {
  const changes = new Map<string, Change>()
  let post = fittedPostOf(source)
  for (let round = 0, isDone = false; !isDone && round < ROUNDS_MAX; round += 1) {
    isDone = true
    for (const rule of RULES) {
      post = rule(post, context, (change) => {
        const isTaken = !left.has(change.id)
        if (isTaken) isDone = false
        const { before, reason } = changes.get(change.id) ?? change
        changes.set(change.id, { ...change, before, reason, isTaken })
        return isTaken
      })
    }
  }
  const content = contentOf(post)
  return { content, changes: [...changes.values()], problems: problemsOf(content, context) }
}

function problemsOf(content: Content, { contract, files, poll, settings }: FitContext): ContentProblem[] {
  const known = (media: Content['media']): CheckedMedia[] =>
    media.flatMap((file) => {
      const facts = files.get(file.mediaId)
      return facts ? [{ ...facts, ...file }] : []
    })
  const { text, title, comment, media } = content
  const thread = threadOf(content).map((part) => ({ text: part.text, media: known(part.media) }))
  return checkPost(contract, { text, title, comment, media: known(media), thread, poll, settings })
}
