import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import type { Participant } from '@postwright/core/model/participant'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import { isGuestActor } from '../approvals/deciders.ts'
import { SCHEDULER } from '../caller.ts'

/** Number of entries read from each source for one page. */
export const ACTIVITY_PAGE = 50

/**
 * Returns the time at which the next page begins: no truncated source has unread entries after it. Null if no source is truncated. Excess entries at
 * the same time are left out, to avoid an endless loop.
 * @param sources the times of the entries read from each source
 */
export function findPageEnd(
  sources: readonly (readonly number[])[],
  { before, limit }: { before: number; limit: number },
): number | null {
  const ends = sources.filter((times) => times.length >= limit).map((times) => Math.min(...times))
  if (ends.length === 0) return null
  return Math.min(Math.max(...ends), before - 1)
}

/** Returns one page of entries, the latest first; entries of the next page are left out. */
export function pageOf<Entry extends { id: string; at: number }>(
  sources: readonly (readonly Entry[])[],
  next: number | null,
): Entry[] {
  return sources
    .flat()
    .filter(({ at }) => next === null || at > next)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

/** Steps that a person takes or waits for; worker steps in between are in the delivery log. */
export const SHOWN_STEPS: readonly PublishStep[] = [
  'schedule',
  'ask_approval',
  'withdraw_request',
  'approve',
  'cancel',
  'return',
  'confirm',
  'confirm_by_hand',
  'refuse',
  'hold',
  'hand_over',
]

export const APPROVAL_STEPS: readonly PublishStep[] = ['ask_approval', 'withdraw_request', 'approve', 'return']

/** The same step on several channels of a post at once. */
export type StepGroup = {
  id: string
  at: number
  by: Participant | null
  postId: string
  step: PublishStep
  /** Key or assistant that took the step for the person. */
  via: string
  /** Reason for returning a post. */
  note: string
  steps: readonly [PublishLogEntry, ...PublishLogEntry[]]
}

/** Steps of one action are stored in one transaction, each with its own timestamp. */
const ONE_ACT_WITHIN = 1_000

/** Joins steps that one person took at once. Decisions of guests are left out: these are listed as guest actions. */
export function joinSteps(steps: readonly PublishLogEntry[]): StepGroup[] {
  const groups: [PublishLogEntry, ...PublishLogEntry[]][] = []
  for (const step of steps.filter(({ createdBy }) => !isGuestActor(createdBy))) {
    const group = groups.find(([first]) => isSameAct(first, step))
    if (group) group.push(step)
    else groups.push([step])
  }
  return groups.map((group) => {
    const [{ id, createdAt: at, createdBy, postId, step, note, via }] = group
    return { id, at, by: personOf(createdBy), postId, step, note, via, steps: group }
  })
}

function isSameAct(one: PublishLogEntry, other: PublishLogEntry): boolean {
  const isSame =
    one.postId === other.postId && one.step === other.step && one.createdBy === other.createdBy && one.via === other.via
  return isSame && Math.abs(one.createdAt - other.createdAt) <= ONE_ACT_WITHIN
}

/** Returns the person behind a uid; null for actions of the product itself. */
export function personOf(uid: string): Participant | null {
  const isPerson = uid !== AUDIT_ACTORS.system && uid !== AUDIT_ACTORS.operator && uid !== SCHEDULER
  return isPerson ? { kind: 'member', uid } : null
}
