import { useTranslation } from 'react-i18next'
import type { Participant } from '@postwright/core/model/participant'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** A member who can be mentioned. */
export type Mentionable = { uid: string; fullName: string; role: string }

/** The members of a workspace, and what authors are called. */
export function useCommentPeople(workspaceId: string): {
  members: readonly Mentionable[]
  nameOf: (author: Participant) => string
} {
  const { t } = useTranslation('comments')
  const { user } = useSignedIn()
  const read = useMembers(workspaceId)
  const members = read.status === 'ready' ? read.data : []
  const names = new Map(members.map(({ uid, fullName }) => [uid, fullName]))

  function nameOf(author: Participant): string {
    if (author.kind === 'guest') return t('comments:comment.guest', { name: author.name })
    if (author.uid === user.id) return user.fullName
    const name = names.get(author.uid)
    // Names are on their way, or the person has left.
    return name ?? (read.status === 'ready' ? t('comments:comment.formerMember') : '…')
  }

  return { members, nameOf }
}

/** The members whose names stand in a text behind an `@`. */
export function mentionedIn(text: string, members: readonly Mentionable[]): string[] {
  return members.filter(({ fullName }) => text.includes(`@${fullName}`)).map(({ uid }) => uid)
}

/** A text in parts, those that mention somebody apart. */
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
