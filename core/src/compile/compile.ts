import { threadOf, checkPost } from '../posts/thread-parts.ts'
import type { CheckedMedia } from '../publishing/check-media.ts'
import type { ContentProblem } from '../publishing/content-problem.ts'
import { type Content, contentOf, fittedPostOf } from './fitted-post.ts'
import { fitThread } from './fit-thread.ts'
import { joinComment, joinThread } from './joins.ts'
import { limitSigns } from './limit-hashtags-and-mentions.ts'
import { makeTitle, fitTitle } from './titles.ts'
import { moveHashtags } from './move-hashtags.ts'
import { moveLinks } from './move-links.ts'
import { remapMentions } from './remap-mentions.ts'
import type { FitContext, Rule, Change } from './rule.ts'

/** In the order in which they are applied. */
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
  /** The post as it fits the channel. */
  content: Content
  changes: readonly Change[]
  /** What the network would still refuse, and only a person can put right. */
  problems: readonly ContentProblem[]
}

/** Rules may make work for one before them, as room that a moved link leaves: they are applied again until they are done. */
const ROUNDS_MAX = 6

/**
 * Fits a post to a channel by rules that each say what they change and why. No word is lost: what fits nowhere stays, and is
 * a problem. The same post, channel and book always give the same result, in which nothing is left to change.
 * @param left ids of changes that are left out
 */
export function compile(source: Content, context: FitContext, left: ReadonlySet<string> = new Set()): Fit {
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
