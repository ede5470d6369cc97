import { type FittedPost, isStorable } from './fit-content.ts'
import type { ContactBook, FitContext, Rule, ChangeReason } from './rule.ts'

/** An @ with everything that can follow it on any network: a name, a domain, an account with its server. */
const MENTION = /(?<=^|[\s([])@([\p{L}\p{N}_](?:[\p{L}\p{N}_.@-]*[\p{L}\p{N}_])?)/gu

/** Replaces mentions of contacts with their handle on this network, otherwise with their name. Other mentions stay. */
export const remapMentions: Rule = (post, context, propose) => {
  const { book } = context
  if (book.length === 0) return post
  let changed = post
  for (const handle of handlesIn(post)) {
    const found = renamed(handle, context)
    const before = `@${handle}`
    if (found === null || found.after === before) continue
    const mapped = withMention(changed, handle, found.after)
    if (!isStorable(mapped)) continue
    const isTaken = propose({
      id: `mention:${handle.toLowerCase()}`,
      kind: 'mention_mapped',
      where: 'text',
      before,
      ...found,
    })
    if (isTaken) changed = mapped
  }
  return changed
}

function handlesIn({ parts, title, comment }: FittedPost): string[] {
  const found = [...parts.map(({ text }) => text), title, comment].flatMap((text) => [...text.matchAll(MENTION)])
  const handles = new Map(found.map(([, handle = '']) => [handle.toLowerCase(), handle]))
  return [...handles.values()]
}

function renamed(handle: string, { book, contract }: FitContext): { after: string; reason: ChangeReason } | null {
  const { platform, habits } = contract
  const isHere = habits.mentions === 'handle'
  // A handle of this network is already correct, even if another contact has the same one elsewhere.
  if (isHere && book.some(({ handles }) => handles.some((own) => own.platform === platform && isSame(own, handle)))) {
    return null
  }
  const contact = book.find(({ handles }) => handles.some((own) => isSame(own, handle)))
  if (!contact) return null
  const here = isHere ? contact.handles.find((own) => own.platform === platform) : undefined
  if (here) return { after: `@${here.handle}`, reason: { code: 'handle_here' } }
  return { after: plainName(contact), reason: { code: isHere ? 'handle_missing' : 'names_only' } }
}

function isSame(own: { handle: string }, handle: string): boolean {
  return own.handle.toLowerCase() === handle.toLowerCase()
}

/** Returns the name in a form that is not a mention. */
function plainName({ name }: ContactBook[number]): string {
  return name.replaceAll('@', '')
}

function withMention({ parts, title, comment }: FittedPost, handle: string, after: string): FittedPost {
  const change = (text: string) =>
    text.replace(MENTION, (mention, found: string) => (isSame({ handle: found }, handle) ? after : mention))
  return {
    parts: parts.map((part) => ({ ...part, text: change(part.text) })),
    title: change(title),
    comment: change(comment),
  }
}
