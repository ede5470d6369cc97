import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const SUPPORT_VIEW_SCHEMA = 1

export const SUPPORT_REASON_MAX = 300
/** Lifetimes of a request without an answer, and of an unused consent. */
const ANSWER_TTL = 3 * 24 * 60 * 60 * 1000
const CONSENT_TTL = 24 * 60 * 60 * 1000
/** Maximum duration of a view, from its start. */
export const SUPPORT_VIEW_LENGTH = 15 * 60 * 1000
/** Maximum number of requests to one person per day, from all admins. */
export const SUPPORT_VIEWS_PER_DAY = 5
/** Maximum number of recorded screens of a view; the view ends with the last one. */
export const SUPPORT_SCREENS_MAX = 200

export const supportScreenSchema = z.enum(['account', 'workspaces', 'posts', 'post', 'notifications'])
export type SupportScreen = z.infer<typeof supportScreenSchema>

export const supportViewStateSchema = z.enum(['asked', 'allowed', 'refused', 'running', 'ended'])

/** Request of an admin to view an account read-only, `users/{uid}/supportViews/{id}`. The person can read it. */
export const supportViewSchema = documentBase.extend({
  uid: documentId(),
  adminUid: documentId(),
  /** Name of the admin at the time of the request. */
  adminName: z.string().max(200),
  reason: z.string().trim().min(1).max(SUPPORT_REASON_MAX),
  state: supportViewStateSchema,
  /** Time until which the next step is possible; once closed, the time of closing. */
  closesAt: instant(),
  startedAt: instant().nullable(),
  /** Opened screens in order; `about` is the id of the workspace or post. */
  screens: z
    .array(z.object({ screen: supportScreenSchema, about: z.string().max(128), openedAt: instant() }))
    .max(SUPPORT_SCREENS_MAX),
})
export type SupportView = z.infer<typeof supportViewSchema>
type Stage = Pick<SupportView, 'state' | 'closesAt'>

/**
 * Returns the state according to the clock, regardless of the stored state: after `closesAt`, a running view has ended, and a request that was not
 * used has expired.
 */
export function getViewState({ state, closesAt }: Stage, now: number): SupportView['state'] | 'expired' {
  if (now < closesAt || state === 'refused' || state === 'ended') return state
  return state === 'running' ? 'ended' : 'expired'
}

export type ViewAct = 'allow' | 'refuse' | 'begin' | 'end'
type Move = {
  from: readonly SupportView['state'][]
  by: readonly ('person' | 'admin')[]
  to: SupportView['state']
  ttl: number
}

/** All transitions of a view, with the side that may cause them. */
const MOVES: Record<ViewAct, Move> = {
  allow: { from: ['asked'], by: ['person'], to: 'allowed', ttl: CONSENT_TTL },
  refuse: { from: ['asked'], by: ['person'], to: 'refused', ttl: 0 },
  begin: { from: ['allowed'], by: ['admin'], to: 'running', ttl: SUPPORT_VIEW_LENGTH },
  end: { from: ['asked', 'allowed', 'running'], by: ['person', 'admin'], to: 'ended', ttl: 0 },
}

export const newViewStage = (now: number): Stage => ({ state: 'asked', closesAt: now + ANSWER_TTL })

/** Returns the stage after an action; null if the action is not possible in the current stage, or not allowed for that side. */
export function moveView(
  view: Stage,
  { act, by, now }: { act: ViewAct; by: 'person' | 'admin'; now: number },
): Stage | null {
  const { from, by: sides, to, ttl } = MOVES[act]
  const state = getViewState(view, now)
  if (!sides.includes(by) || !from.some((each) => each === state)) return null
  return { state: to, closesAt: now + ttl }
}
