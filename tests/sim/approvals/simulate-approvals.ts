import { isUndecided } from '@postwright/core/approvals/needed-approvals'
import type { ApprovalSide, ApprovalMode } from '@postwright/core/model/approval'
import type { Variant } from '@postwright/core/model/variant'
import type { MemberRole } from '@postwright/core/rights/rights'
import { approvePost, approvePostAs } from '../../../functions/src/domain/approvals/approve-post.ts'
import { guestDecider } from '../../../functions/src/domain/approvals/deciders.ts'
import { returnPost } from '../../../functions/src/domain/approvals/return-post.ts'
import type { Caller } from '../../../functions/src/domain/caller.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { cancelPost } from '../../../functions/src/domain/posts/cancel-post.ts'
import { reschedulePost } from '../../../functions/src/domain/posts/reschedule-post.ts'
import { resolveVariant } from '../../../functions/src/domain/posts/resolve-variant.ts'
import { schedulePost } from '../../../functions/src/domain/posts/schedule-post.ts'
import { sweep } from '../../../functions/src/domain/publishing/sweep.ts'
import { asSeen, inMode } from '../../support/approvals.ts'
import { makeMember } from '../../support/factories/world.ts'
import { pathOf } from '../../support/memory/database.ts'
import { createWorld, MINUTE, OWNER, START, WORKSPACE, type World } from '../publishing/world.ts'

const workspaceId = WORKSPACE
const callerOf = (uid: string): Caller => ({ uid, sessionId: 'session', role: 'user' })
const [EDITOR, APPROVER, CLIENT] = ['editor', 'approver', 'client'].map(callerOf) as [Caller, Caller, Caller]
const GUEST = guestDecider({ kind: 'guest', linkId: 'link1', name: 'Nadia Rahal' })
const POSTS = ['p1', 'p2']
const ACTS = 14
const SPAN = 30 * MINUTE
const MODES: readonly ApprovalMode[] = ['internal', 'internal_and_client']

/** A form of a publication that somebody has put their name to, at the moment at which they did. */
type Word = { side: ApprovalSide; variantId: string; text: string; instant: number; at: number }
export type Outcome = { published: number; held: number; violations: string[] }

/**
 * People edit, approve, return, move, cancel and retry posts while workers deliver them, with the faults of the publishing simulation.
 * The oracle knows nothing of the product's approvals: it remembers what each person had on their screen when they decided, and looks
 * at what reaches the network.
 */
export async function simulateApprovals(seed: number): Promise<Outcome> {
  const world = createWorld(seed)
  const { database, timeline, random, pick, run } = world
  const mode = pick(MODES)
  seedPeople(world, mode)
  const accounts = [world.addAccount('account0'), world.addAccount('account1')]
  for (const id of POSTS) {
    const parts = random() < 0.2 ? 1 : 0
    world.addPost(id, random() < 0.3 ? accounts : [pick(accounts)], { hasPicture: false, parts })
  }
  const words: Word[] = []
  const retried = new Set<string>()
  /** Times that an owner has moved publications to: the content needs another word, the time does not. */
  const chosenTimes = new Set<string>()
  const outcome: Outcome = { published: 0, held: 0, violations: [] }
  const screens = new Map<string, Variant[]>()

  const variantsOf = (postId: string) =>
    database.variants.where('post', pathOf(WORKSPACE, postId)).map(({ data }) => data)
  const postOf = (postId: string) => database.posts.get(pathOf(WORKSPACE, postId))?.data
  const give = (side: ApprovalSide, variants: readonly Variant[]) => {
    for (const { id, content, scheduled } of variants) {
      words.push({ side, variantId: id, text: content.text, instant: scheduled.instant, at: timeline.now })
    }
  }
  const soon = () => Math.ceil(timeline.now / MINUTE + random() * 8) * MINUTE
  const whenAt = (instant: number) =>
    ({ kind: 'at', local: new Date(instant).toISOString().slice(0, 16), tzid: 'UTC' }) as const

  /** The draft on the screen is what a plan freezes; the owner's plan is an approval of it. */
  function schedule(caller: Caller, postId: string): void {
    const post = postOf(postId)
    if (!post) return
    const instant = soon()
    if (caller === OWNER) {
      const at = timeline.now
      for (const [part, text] of [post.text, ...post.thread].entries()) {
        for (const connectionId of post.connectionIds) {
          const variantId = part === 0 ? `${postId}_${connectionId}` : `${postId}_${connectionId}_${part}`
          words.push({ side: 'internal', variantId, text, instant, at })
        }
      }
    }
    const input = { workspaceId, postId, rev: post.rev, when: whenAt(instant) }
    void run((deps) => schedulePost(deps, caller, input))
  }

  function edit(postId: string): void {
    const path = pathOf(WORKSPACE, postId)
    const post = postOf(postId)
    if (!post) return
    const thread = post.thread.map((text) => (random() < 0.5 ? `${text} again` : text))
    database.posts.update(path, { text: `${postId} words of ${timeline.now}`, thread, rev: post.rev + 1 })
    if (random() < 0.8) schedule(EDITOR, postId)
  }

  function move(caller: Caller, postId: string): void {
    const post = postOf(postId)
    if (!post) return
    const instant = soon()
    if (caller === OWNER) for (const { id } of variantsOf(postId)) chosenTimes.add(`${id} ${instant}`)
    void run((deps) => reschedulePost(deps, caller, { workspaceId, postId, rev: post.rev, when: whenAt(instant) }))
  }

  /** A person reads for a while before they decide: what they decide about may be gone by then. */
  function open(who: string, postId: string): Variant[] {
    const key = `${who} ${postId}`
    const shown = random() < 0.4 ? screens.get(key) : undefined
    const seen = shown ?? variantsOf(postId).filter(isUndecided)
    screens.set(key, seen)
    return seen
  }

  function approve(who: 'approver' | 'client' | 'guest', postId: string): void {
    const seen = open(who, postId)
    if (seen.length === 0) return
    const review = { workspaceId, postId, seen: asSeen(seen) }
    timeline.at(timeline.now + random() * 2 * MINUTE, () => {
      give(who === 'approver' ? 'internal' : 'client', seen)
      void run((deps) =>
        who === 'guest'
          ? approvePostAs(deps, GUEST, review)
          : approvePost(deps, who === 'approver' ? APPROVER : CLIENT, review),
      )
    })
  }

  function sendBack(postId: string): void {
    const seen = open('approver', postId)
    if (seen.length === 0) return
    const input = { workspaceId, postId, seen: asSeen(seen), note: 'Please check.' }
    void run((deps) => returnPost(withoutPeople(deps), APPROVER, input))
  }

  function retry(postId: string): void {
    for (const { id: variantId, rev, state } of variantsOf(postId)) {
      if (state !== 'failed' && state !== 'held') continue
      retried.add(variantId)
      const input = { workspaceId, variantId, rev, resolution: 'send_again' } as const
      void run((deps) => resolveVariant(deps, EDITOR, input))
    }
  }

  const acts: ((postId: string) => void)[] = [
    edit,
    edit,
    (id) => schedule(EDITOR, id),
    (id) => schedule(EDITOR, id),
    (id) => schedule(OWNER, id),
    (id) => move(EDITOR, id),
    (id) => move(OWNER, id),
    (id) => approve('approver', id),
    (id) => approve('approver', id),
    (id) => approve('client', id),
    (id) => approve('guest', id),
    sendBack,
    retry,
    (postId) => void run((deps) => cancelPost(deps, EDITOR, { workspaceId, postId, rev: postOf(postId)?.rev ?? 0 })),
  ]

  const noted = database.variants.onWrite
  database.variants.onWrite = (after, before) => {
    noted(after, before)
    if (after?.state === 'held' && before?.state !== 'held' && after.error?.kind === 'approval') outcome.held += 1
    if (after?.state !== 'armed' || before?.state === 'armed') return
    outcome.published += 1
    const sides: ApprovalSide[] = mode === 'internal' ? ['internal'] : ['internal', 'client']
    for (const side of sides) {
      const isApproved = words.some(
        (word) =>
          word.side === side &&
          word.variantId === after.id &&
          word.text === after.content.text &&
          (after.partIndex > 0 ||
            retried.has(after.id) ||
            word.instant === after.scheduled.instant ||
            (side === 'internal' && chosenTimes.has(`${after.id} ${after.scheduled.instant}`))),
      )
      if (!isApproved) outcome.violations.push(`seed ${seed}: ${after.id} "${after.content.text}" lacks ${side}`)
    }
  }

  for (const id of POSTS) timeline.at(START + random() * MINUTE, () => schedule(random() < 0.3 ? OWNER : EDITOR, id))
  for (let number = 0; number < ACTS; number += 1) {
    timeline.at(START + random() * SPAN, () => pick(acts)(pick(POSTS)))
  }
  for (let minute = 0; minute < 45; minute += 1) {
    timeline.at(START + minute * MINUTE, () => {
      if (database.due.all().some(({ dueAt }) => dueAt <= timeline.now + 11 * MINUTE)) void run(sweep)
    })
  }
  try {
    await timeline.run()
  } finally {
    world.restoreContract()
  }
  return outcome
}

function seedPeople({ database }: World, mode: ApprovalMode): void {
  const roles: Record<string, MemberRole> = { editor: 'editor', approver: 'approver', client: 'client' }
  for (const [uid, role] of Object.entries(roles)) {
    database.members.set(pathOf(WORKSPACE, uid), makeMember(WORKSPACE, uid, role))
  }
  database.workspaces.update(WORKSPACE, { approvalRules: inMode(mode) })
}

/** Nobody is notified here. */
function withoutPeople(deps: Deps): Deps {
  const users = { getIn: async () => null }
  return { ...deps, users, notifications: { getIn: async () => null, saveIn: () => {} } } as unknown as Deps
}
