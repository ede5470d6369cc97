import type { Comment, CommentVisibility } from '@postwright/core/model/comment'
import type { Participant } from '@postwright/core/model/participant'
import { hasRight } from '@postwright/core/rights/rights'
import type { Caller } from '../caller.ts'
import { requireRight, canAct } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import type { Member } from '@postwright/core/model/member'
import type { Tx } from '../ports/documents.ts'

/** A person who comments, with their rights. Guests of a review link see the same comments as clients. */
export type Commenter = {
  author: Participant
  /** Widest visibility that the person sees and writes. */
  sees: CommentVisibility
  /** True if the person may also delete other people's comments. */
  moderates: boolean
}

/** @throws as `requireRight` */
export async function requireCommenter(
  deps: Pick<Deps, 'members' | 'workspaces'>,
  caller: Caller,
  workspaceId: string,
): Promise<Commenter> {
  const role = await requireRight(deps, caller, workspaceId, 'comment')
  return {
    author: { kind: 'member', uid: caller.uid },
    sees: hasRight(role, 'read_internal') ? 'internal' : 'client',
    moderates: hasRight(role, 'manage_workspace'),
  }
}

/** Returns the commenter for a guest of an already checked link. */
export function guestCommenter({ linkId, name }: { linkId: string; name: string }): Commenter {
  return { author: { kind: 'guest', linkId, name }, sees: 'client', moderates: false }
}

export function canSee({ sees }: Commenter, visibility: CommentVisibility): boolean {
  return sees === 'internal' || visibility === 'client'
}

/**
 * Returns whether a comment is the commenter's own. Guests of one link with the same name count as one. Imported comments belong to no commenter,
 * because the file may contain any author.
 */
export function isOwn({ author }: Commenter, comment: Pick<Comment, 'author' | 'importedBy'>): boolean {
  return comment.importedBy === null && isSame(author, comment.author)
}

function isSame(one: Participant, other: Participant): boolean {
  if (one.kind === 'member') return other.kind === 'member' && one.uid === other.uid
  return other.kind === 'guest' && one.linkId === other.linkId && one.name === other.name
}

type Mentioned = { workspaceId: string; visibility: CommentVisibility; mentions: readonly string[] }

/** Returns the mentioned people who are members and may read the comment, without duplicates. */
export async function mentionedIn(
  { members }: Pick<Deps, 'members'>,
  tx: Tx,
  { workspaceId, visibility, mentions }: Mentioned,
): Promise<string[]> {
  const named = [...new Set(mentions)]
  const found = await Promise.all(named.map((uid) => members.getIn(tx, workspaceId, uid)))
  return named.filter((_, i) => mayRead(found[i] ?? null, visibility))
}

/** Returns whether a membership, if any, allows reading comments of this visibility. */
export function mayRead(member: Pick<Member, 'role' | 'suspended'> | null, visibility: CommentVisibility): boolean {
  return canAct(member, visibility === 'internal' ? 'read_internal' : 'read_content')
}
