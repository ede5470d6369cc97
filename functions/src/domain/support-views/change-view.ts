import {
  getViewState,
  moveView,
  newViewStage,
  SUPPORT_VIEW_SCHEMA,
  SUPPORT_VIEWS_PER_DAY,
  type SupportView,
  type ViewAct,
} from '@postwright/core/model/support-view'
import type { Mail } from '@postwright/core/model/mail'
import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import { notifySupportView } from '../notifications/personal-notices.ts'
import { newMail } from '../mails/new-mail.ts'
import type { Deps } from '../ports/deps.ts'

const SETTINGS_PATH = '/dashboard/settings/security'
const DAY = 24 * 60 * 60 * 1000
/** Number of latest views to read. It covers every view that may be open: a request can be answered for three days, and used for another one. */
const LATEST_MAX = SUPPORT_VIEWS_PER_DAY * 4

export type ViewPlace = { uid: string; viewId: string }
type Changed = { view: SupportView }

/**
 * Asks a person for consent to view their account. A repeated ID returns the same request.
 * @throws the codes of the contract
 */
export async function askSupportView(
  deps: Deps,
  { uid: adminUid }: Caller,
  { uid, viewId, reason }: ViewPlace & { reason: string },
): Promise<Changed> {
  const view = await deps.transact(async (tx) => {
    const [known, user, admin, latest] = await Promise.all([
      deps.supportViews.getIn(tx, uid, viewId),
      deps.users.getIn(tx, uid),
      deps.users.getIn(tx, adminUid),
      deps.supportViews.listLatestIn(tx, uid, LATEST_MAX),
    ])
    if (known?.adminUid === adminUid) return known
    if (!user || known || uid === adminUid) throw new AppError('not_found', { message: `user ${uid} for ${adminUid}` })
    const now = deps.clock.now()
    const isOpen = (each: SupportView) => ['asked', 'allowed', 'running'].includes(getViewState(each, now))
    if (latest.some((each) => each.adminUid === adminUid && isOpen(each))) {
      throw new AppError('view_open', { message: `${adminUid} has an open view of ${uid}` })
    }
    if (latest.filter(({ createdAt }) => createdAt > now - DAY).length >= SUPPORT_VIEWS_PER_DAY) {
      throw new AppError('views_full', { message: `${uid} was asked often today` })
    }
    const asked: SupportView = {
      ...newDocument(deps.clock, { id: viewId, schema: SUPPORT_VIEW_SCHEMA, createdBy: adminUid }),
      uid,
      adminUid,
      adminName: admin?.fullName ?? '',
      reason,
      ...newViewStage(now),
      startedAt: null,
      screens: [],
    }
    deps.supportViews.createIn(tx, uid, asked)
    deps.auditLog.appendIn(tx, { action: 'support_view.asked', actorUid: adminUid, subject: uid, facts: { reason } })
    return asked
  })
  await notifySupportView(deps, view, 'asked')
  return { view }
}

const DONE = { allow: 'allowed', refuse: 'refused', begin: 'running', end: 'ended' } as const

/** Lets the person allow, refuse or end a view of their own account. @throws `not_found`, `view_closed` */
export async function changeOwnView(deps: Deps, { uid }: Caller, viewId: string, act: ViewAct): Promise<Changed> {
  return change(deps, { uid, viewId }, { act, by: 'person', actorUid: uid })
}

/** Lets the requesting admin start or end a view. @throws `not_found`, `view_closed` */
export async function changeAdminView(deps: Deps, { uid }: Caller, place: ViewPlace, act: ViewAct): Promise<Changed> {
  return change(deps, place, { act, by: 'admin', actorUid: uid })
}

async function change(
  deps: Deps,
  { uid, viewId }: ViewPlace,
  { act, by, actorUid }: { act: ViewAct; by: 'person' | 'admin'; actorUid: string },
): Promise<Changed> {
  const view = await deps.transact(async (tx) => {
    const stored = await deps.supportViews.getIn(tx, uid, viewId)
    if (!stored || (by === 'admin' && stored.adminUid !== actorUid)) {
      throw new AppError('not_found', { message: `view ${viewId} of ${uid}` })
    }
    const now = deps.clock.now()
    if (getViewState(stored, now) === DONE[act]) return stored
    const stage = moveView(stored, { act, by, now })
    const person = act === 'begin' && deps.mailSender.isOn ? await deps.users.getIn(tx, uid) : null
    if (!stage) throw new AppError('view_closed', { message: `view ${viewId} is ${stored.state}, ${act} by ${by}` })
    const subject = uid
    deps.auditLog.appendIn(tx, { action: `support_view.${DONE[act]}`, actorUid, subject, facts: { viewId, by } })
    if (person && stage) deps.mails.createIn(tx, beginningMail(deps, person, stored, stage.closesAt))
    return deps.supportViews.updateIn(tx, uid, stored, { ...stage, ...(act === 'begin' && { startedAt: now }) })
  })
  if (act === 'begin') await notifySupportView(deps, view, 'begun')
  return { view }
}

/** Returns the email that tells a person that a view of their account has started. */
function beginningMail(
  deps: Pick<Deps, 'clock' | 'sealer' | 'ids'>,
  { id: uid, email: to }: Pick<User, 'id' | 'email'>,
  { adminName: admin, reason }: SupportView,
  closesAt: number,
): Mail {
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    closesAt,
  )
  const facts = { admin, reason, until: `${time} UTC` }
  const mail = { id: deps.ids.random(), kind: 'support' as const, workspaceId: null, to, facts, path: SETTINGS_PATH }
  return newMail(deps, { uid }, mail)
}
