import type { ActivityEntry, ActivityKind, listActivity as contract } from '@postwright/core/api/activity'
import type { OutputOf } from '@postwright/core/endpoint'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import type { Comment } from '@postwright/core/model/comment'
import { commentSubjectId } from '@postwright/core/model/comment-subject'
import type { ReviewAct } from '@postwright/core/model/review-link'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { ActivitySubject } from '../ports/review.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import {
  ACTIVITY_PAGE,
  findPageEnd,
  pageOf,
  type StepGroup,
  APPROVAL_STEPS,
  joinSteps,
  personOf,
  SHOWN_STEPS,
} from './activity-entries.ts'

const WORDS_MAX = 160
const TITLE_MAX = 60

/** An entry before titles are read, which happens once for the whole page. */
type Unnamed = Omit<ActivityEntry, 'subject'> & { subject: ActivitySubject | null }

/**
 * Joins the logs of a workspace on read, so that nothing has to be written twice.
 * @throws the codes of the contract
 */
export async function listActivity(
  deps: Pick<Deps, 'members' | 'workspaces' | 'activity' | 'clock'>,
  caller: Caller,
  { workspaceId, before, kind, by }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_internal')
  const page = { before: before ?? deps.clock.now(), limit: ACTIVITY_PAGE }
  const [steps, audit, acts, comments] = await Promise.all([
    deps.activity.steps(workspaceId, { ...page, steps: SHOWN_STEPS }),
    deps.activity.audit(workspaceId, page),
    deps.activity.acts(workspaceId, page),
    deps.activity.comments(workspaceId, page),
  ])
  const times = [steps, audit, acts].map((rows) => rows.map(({ createdAt }) => createdAt))
  const next = findPageEnd([...times, comments.map(({ postedAt }) => postedAt)], page)
  const entries = pageOf<Unnamed>(
    [
      joinSteps(steps.filter(({ createdAt }) => next === null || createdAt > next)).map(ofSteps),
      audit.filter(({ action }) => isOfWorkspace(action)).map(ofAudit),
      acts.filter(({ act }) => act !== 'commented').map(ofAct),
      comments.filter(({ deletedAt }) => deletedAt === null).map(ofComment),
    ],
    next,
  ).filter((entry) => (kind === null || entry.kind === kind) && (by === null || isBy(entry, by)))
  return { entries: await withTitles(deps, workspaceId, entries), next }
}

/** Adds current titles: a post is identified by its current text, not by its text at that time. */
async function withTitles(
  { activity }: Pick<Deps, 'activity'>,
  workspaceId: string,
  entries: readonly Unnamed[],
): Promise<ActivityEntry[]> {
  const subjects = new Map(entries.flatMap(({ subject }) => (subject ? [[subject.id, subject]] : [])))
  const titles = await activity.titles(workspaceId, [...subjects.values()])
  return entries.map(({ subject, ...entry }) => ({
    ...entry,
    subject: subject && { ...subject, title: excerptOf(titles.get(subject.id) ?? '', TITLE_MAX) },
  }))
}

/** Returns whether an action belongs to the workspace: entries about accounts and sessions are private. */
function isOfWorkspace(action: string): boolean {
  return action === 'post_deleted' || action.includes('.')
}

function isBy({ by }: Pick<ActivityEntry, 'by'>, uid: string): boolean {
  return by?.kind === 'member' && by.uid === uid
}

function ofSteps({ id, at, by, postId, step, note, via }: StepGroup): Unnamed {
  const kind: ActivityKind = APPROVAL_STEPS.includes(step) ? 'approvals' : 'posts'
  return { id, at, kind, act: step, by, via, subject: { kind: 'post', id: postId }, words: note }
}

function ofAudit({ id, createdAt, action, actorUid, subject, facts }: AuditEntry): Unnamed {
  const via = typeof facts['via'] === 'string' ? facts['via'] : ''
  const told = { id, at: createdAt, act: action, by: personOf(actorUid), via, words: '' }
  const isOnPost = POST_ACTIONS.includes(action)
  const post = { kind: 'post' as const, id: subject.split('/').at(-1) ?? '' }
  return { ...told, kind: isOnPost ? 'posts' : 'workspace', subject: isOnPost ? post : null }
}

/** Actions on drafts by keys and assistants; drafts by people are in the version history. */
const POST_ACTIONS: readonly string[] = ['post.drafted', 'post.edited']

function ofAct({ id, createdAt, act, guest: name, linkId, subject, note }: ReviewAct): Unnamed {
  const by = { kind: 'guest' as const, linkId, name }
  return {
    id,
    at: createdAt,
    kind: 'approvals',
    act: act === 'approved' ? 'approve' : act,
    by,
    via: '',
    subject,
    words: note,
  }
}

function ofComment({ id, postedAt, author, subject, text }: Comment): Unnamed {
  const on = { kind: subject.kind, id: commentSubjectId(subject) }
  const words = excerptOf(text, WORDS_MAX)
  return { id, at: postedAt, kind: 'comments', act: 'commented', by: author, via: '', subject: on, words }
}
