import type { ActivityEntry, ActivityKind, listActivity as contract } from '@postwright/core/api/activity'
import type { OutputOf } from '@postwright/core/endpoint'
import { AUDIT_ACTORS, type AuditEntry } from '@postwright/core/model/audit-entry'
import type { Comment } from '@postwright/core/model/comment'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import type { ReviewAct } from '@postwright/core/model/review-link'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { type Caller, SCHEDULER } from '../caller.ts'
import { isGuestActor } from '../approvals/decider.ts'
import { requireRight } from '../membership.ts'

/** As many as are read of each source for one page. */
const PAGE = 50
const WORDS_MAX = 160
const TITLE_MAX = 60

/** An entry before the titles are read, once for all of a page. */
type Untitled = Omit<ActivityEntry, 'subject'> & { subject: { kind: 'post' | 'deck'; id: string } | null }

/** Steps that a person takes or waits for; what workers do in between stands in the delivery record. */
const STEPS: readonly PublishStep[] = [
  'schedule',
  'ask_approval',
  'approve',
  'cancel',
  'return',
  'confirm',
  'confirm_by_hand',
  'refuse',
  'hold',
  'hand_over',
]
const APPROVALS: readonly PublishStep[] = ['ask_approval', 'approve', 'return']

/**
 * Joins the logs of a workspace as they are read, so that nothing has to be written twice.
 * @throws the codes of the contract
 */
export async function listActivity(
  deps: Pick<Deps, 'members' | 'workspaces' | 'activity' | 'clock'>,
  caller: Caller,
  { workspaceId, before, kind, by }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_internal')
  const page = { before: before ?? deps.clock.now(), limit: PAGE }
  const [steps, audit, acts, comments] = await Promise.all([
    deps.activity.steps(workspaceId, { ...page, steps: STEPS }),
    deps.activity.audit(workspaceId, page),
    deps.activity.acts(workspaceId, page),
    deps.activity.comments(workspaceId, page),
  ])
  const sources = [
    // A guest's decision is among the acts.
    steps.filter(({ createdBy }) => !isGuestActor(createdBy)).map(ofStep),
    audit.filter(({ action }) => isOfWorkspace(action)).map(ofAudit),
    acts.filter(({ act }) => act !== 'commented').map(ofAct),
    comments.filter(({ deletedAt }) => deletedAt === null).map(ofComment),
  ]
  const next = endOf([steps, audit, acts], comments, page)
  const entries = sources
    .flat()
    .filter(({ at }) => next === null || at > next)
    .filter((entry) => (kind === null || entry.kind === kind) && (by === null || isBy(entry, by)))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  return { entries: await nameSubjects(deps, workspaceId, entries), next }
}

/** Titles are those of now: a post is known by what it says, not by what it said then. */
async function nameSubjects(
  { activity }: Pick<Deps, 'activity'>,
  workspaceId: string,
  entries: readonly Untitled[],
): Promise<ActivityEntry[]> {
  const idsOf = (kind: 'post' | 'deck') => [
    ...new Set(entries.flatMap(({ subject }) => (subject?.kind === kind ? [subject.id] : []))),
  ]
  const titles = await activity.titles(workspaceId, { posts: idsOf('post'), decks: idsOf('deck') })
  return entries.map(({ subject, ...entry }) => ({
    ...entry,
    subject: subject && { ...subject, title: excerptOf(titles.get(subject.id) ?? '', TITLE_MAX) },
  }))
}

/** The beginning of the next page: no source that was cut has anything later. Many of one moment are left out rather than read for ever. */
function endOf(
  stored: readonly (readonly { createdAt: number }[])[],
  comments: readonly Comment[],
  { before, limit }: { before: number; limit: number },
): number | null {
  const ends = [...stored.map((rows) => rows.map(({ createdAt }) => createdAt)), comments.map((row) => row.postedAt)]
    .filter((times) => times.length >= limit)
    .map((times) => Math.min(...times))
  if (ends.length === 0) return null
  return Math.min(Math.max(...ends), before - 1)
}

/** Entries about accounts and sessions are nobody else's to read. */
function isOfWorkspace(action: string): boolean {
  return action === 'post_deleted' || action.includes('.')
}

function isBy({ by }: Untitled, uid: string): boolean {
  return by?.kind === 'member' && by.uid === uid
}

/** The product does by itself what carries no person's id. */
function person(uid: string): ActivityEntry['by'] {
  const isPerson = uid !== AUDIT_ACTORS.system && uid !== AUDIT_ACTORS.operator && uid !== SCHEDULER
  return isPerson ? { kind: 'member', uid } : null
}

function ofStep({ id, createdAt, createdBy, step, postId, note }: PublishLogEntry): Untitled {
  const kind: ActivityKind = APPROVALS.includes(step) ? 'approvals' : 'posts'
  return {
    id,
    at: createdAt,
    kind,
    act: step,
    by: person(createdBy),
    subject: { kind: 'post', id: postId },
    words: note,
  }
}

function ofAudit({ id, createdAt, action, actorUid }: AuditEntry): Untitled {
  return { id, at: createdAt, kind: 'workspace', act: action, by: person(actorUid), subject: null, words: '' }
}

function ofAct({ id, createdAt, act, guest: name, linkId, subject, note }: ReviewAct): Untitled {
  const by = { kind: 'guest' as const, linkId, name }
  return { id, at: createdAt, kind: 'approvals', act: act === 'approved' ? 'approve' : act, by, subject, words: note }
}

function ofComment({ id, postedAt, author, subject, text }: Comment): Untitled {
  const on =
    subject.kind === 'post'
      ? { kind: 'post' as const, id: subject.postId }
      : { kind: 'deck' as const, id: subject.deckId }
  const words = excerptOf(text, WORDS_MAX)
  return { id, at: postedAt, kind: 'comments', act: 'commented', by: author, subject: on, words }
}
