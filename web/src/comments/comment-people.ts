import type { Participant } from '@postwright/core/model/participant'
import { useMembers } from '@/session/use-members.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'

/** Member who can be mentioned. */
export type Mentionable = { uid: string; fullName: string; role: string }

/** Returns the members of a workspace, empty until they are loaded, and a function that returns an author's name. */
export function useCommentPeople(workspaceId: string): {
  members: readonly Mentionable[]
  nameOf: (author: Participant) => string
} {
  const read = useMembers(workspaceId)
  const { participantName } = useParticipantName(workspaceId)
  return { members: read.status === 'ready' ? read.data : [], nameOf: participantName }
}

/** Returns the uids of the members whose names follow an `@` in a text. */
export function mentionedIn(text: string, members: readonly Mentionable[]): string[] {
  return members.filter(({ fullName }) => text.includes(`@${fullName}`)).map(({ uid }) => uid)
}

/** Splits a text into parts, with mentions as separate parts. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  const wanted = names.filter((name) => name !== '').map((name) => `@${name}`)
  const parts: { text: string; isMention: boolean }[] = []
  let rest = text
  for (;;) {
    const found = wanted
      .map((mention) => ({ mention, at: rest.indexOf(mention) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.mention.length - a.mention.length)[0]
    if (!found) return [...parts, { text: rest, isMention: false }].filter((part) => part.text !== '')
    parts.push({ text: rest.slice(0, found.at), isMention: false }, { text: found.mention, isMention: true })
    rest = rest.slice(found.at + found.mention.length)
  }
}
