import type { Leaving } from '../ports/people.ts'
import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import type { TrashItem } from '@postwright/core/model/trash-item'
import type { Deps } from '../ports/deps.ts'
import { deleteJobFiles } from '../exports/export-files.ts'
import { endItem } from '../trash/delete-for-good.ts'
import { removeUpload } from '../uploads/uploads.ts'
import type { User } from '@postwright/core/model/user'
import { markKeyId, markOf } from '../audit/name-marks.ts'
import { openSecret } from '../channel-access/channel-secrets.ts'
import { deleteFontFiles } from '../fonts/fonts.ts'
import { deleteBytes } from '../media/media-bytes.ts'
import { endSessions } from '../sessions/sessions.ts'
import { handOver } from '../workspaces/ownership.ts'

/** Limits of one run, and the time for which it starts new work: it ends well before the platform's timeout. */
const ACCOUNTS_MAX = 2_000
const EXPORTS_MAX = 500
const UPLOADS_MAX = 500
const TRASH_MAX = 2_000
const RUN_TIME = 20 * 60_000

const HOUR = 60 * 60_000
/** Backoff before the next attempt: the next run after the first failure, longer after each further one. */
const PAUSES = [0, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR] as const
const PAUSE_MAX = 168 * HOUR

type Purged = { accounts: number; exports: number; uploads: number; trash: number; failed: number; waiting: number }

/**
 * Deletes the accounts whose grace period is over, expired exports and uploads, and items whose time in the trash is over. A failing item does not
 * delay the others; a failing account is retried after those without failures, and less often with every failure.
 * @returns the number of removed items of each kind, of failures, and of accounts that wait for a later run
 */
export async function purgeDeleted(deps: Deps): Promise<Purged> {
  const now = deps.clock.now()
  const found = await deps.users.listToDelete(now, ACCOUNTS_MAX)
  const due = found.filter(({ deletionRetryAt }) => (deletionRetryAt ?? 0) <= now)
  const done = { accounts: 0, exports: 0, uploads: 0, trash: 0, failed: 0, waiting: found.length - due.length }
  const isOver = () => deps.clock.now() - now > RUN_TIME
  for (const account of due.toSorted((a, b) => a.deletionAttempts - b.deletionAttempts)) {
    if (isOver()) done.waiting += 1
    else done[(await isPurged(deps, account)) ? 'accounts' : 'failed'] += 1
  }
  for (const { uid, jobId } of await deps.jobs.listExpired(now, EXPORTS_MAX)) {
    if (isOver()) break
    done[(await isExportPurged(deps, uid, jobId)) ? 'exports' : 'failed'] += 1
  }
  for (const id of await deps.uploads.listExpired(now, UPLOADS_MAX)) {
    if (isOver()) break
    done[(await isUploadPurged(deps, id)) ? 'uploads' : 'failed'] += 1
  }
  for (const { workspaceId, item } of await deps.trash.listEnded(now, TRASH_MAX)) {
    if (isOver()) break
    done[(await isTrashPurged(deps, workspaceId, item)) ? 'trash' : 'failed'] += 1
  }
  return done
}

async function isPurged(deps: Deps, account: Leaving): Promise<boolean> {
  try {
    await purgeAccount(deps, account)
    return true
  } catch (error) {
    report(deps, 'an account could not be removed', error)
    const attempts = account.deletionAttempts + 1
    const retryAt = deps.clock.now() + (PAUSES[attempts - 1] ?? PAUSE_MAX)
    await deps.users.recordFailedDeletion(account.id, { attempts, retryAt })
    return false
  }
}

async function isExportPurged(deps: Deps, uid: string, jobId: string): Promise<boolean> {
  try {
    await deleteJobFiles(deps, { uid, jobId })
    await deps.jobs.delete(uid, jobId)
    return true
  } catch (error) {
    report(deps, 'an export could not be removed', error)
    return false
  }
}

async function isUploadPurged(deps: Deps, id: string): Promise<boolean> {
  try {
    await removeUpload(deps, id)
    return true
  } catch (error) {
    report(deps, 'an upload could not be removed', error)
    return false
  }
}

async function isTrashPurged(deps: Deps, workspaceId: string, item: TrashItem): Promise<boolean> {
  try {
    await endItem(deps, workspaceId, item, AUDIT_ACTORS.system)
    return true
  } catch (error) {
    report(deps, 'an item of the trash could not be removed', error)
    return false
  }
}

function report({ logger }: Pick<Deps, 'logger'>, what: string, error: unknown): void {
  logger.error(what, { error: error instanceof Error ? error.stack : String(error) })
}

/**
 * Deletes all data of a person whose grace period is over; the audit log keeps its entries under a mark. Every step can be repeated and the account
 * is deleted last, so the next run completes a killed run.
 */
export async function purgeAccount(deps: Deps, { id: uid, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  // A closed account no longer follows its identity: the deletion of the identity adds nothing to the log during this run.
  await deps.users.close(uid)
  await endSessions(deps, uid, 'account_deleted')
  await deps.identity.deleteUser(uid)
  let unreadable = 0
  for (const workspaceId of await deps.accountData.workspaceIdsOf(uid)) {
    if (await handOver(deps, { workspaceId, uid })) continue
    unreadable += await purgeWorkspace(deps, workspaceId)
  }
  const jobIds = await deps.jobs.listIds(uid)
  for (const jobId of jobIds) await deleteJobFiles(deps, { uid, jobId })
  await deps.accountData.deletePersonal(uid, email)
  await deps.blobs.deleteProofs(uid)
  await deps.invoices.removePerson(uid)
  await deps.payments.removePerson(uid)
  const { pseudonym: ring } = deps.tokenKeys
  const keyId = markKeyId(ring)
  const pseudonym = markOf(ring, keyId, uid)
  const names = [[uid, pseudonym] as const, ...(email === '' ? [] : [[email, markOf(ring, keyId, email)] as const])]
  await deps.auditLog.rename(uid, new Map(names))
  await deps.comments.renamePerson(uid, FORMER_MEMBER)
  await deps.accountData.deleteUser(uid)
  // NOTE an export that ran at the same time may have stored its result between the two deletions.
  for (const jobId of jobIds) await deleteJobFiles(deps, { uid, jobId })
  await deps.auditLog.append({
    action: 'account_deleted',
    actorUid: AUDIT_ACTORS.system,
    subject: pseudonym,
    facts: { unreadable },
  })
}

/**
 * Removes a workspace with all its content.
 * @returns the number of unreadable channels, whose access could not be revoked
 */
async function purgeWorkspace(deps: Deps, wid: string): Promise<number> {
  await deps.accountData.deleteMembers(wid)
  const { rows, unreadable } = await deps.accountData.connectionsOf(wid)
  for (const connection of rows) {
    // The network may be unreachable or refuse: the data is deleted anyway.
    await openSecret(deps, wid, connection)
      .then((opened) => opened && deps.publishers[connection.platform].revoke(connection, opened.secret))
      .catch((error: unknown) => deps.logger.warn('access could not be revoked', { error: String(error) }))
  }
  for (const id of await deps.accountData.mediaIdsOf(wid)) {
    if (isMediaId(id)) await deleteBytes(deps.blobs, { workspaceId: wid, id })
  }
  for (const fontId of await deps.fonts.listIds(wid)) {
    if (isMediaId(fontId)) await deleteFontFiles(deps, { workspaceId: wid, fontId })
  }
  for (const id of await deps.uploads.listIds(wid)) await removeUpload(deps, id)
  await deps.accountData.deleteWorkspace(wid)
  return unreadable.length
}

/** Shared placeholder author of comments whose account is deleted. */
const FORMER_MEMBER = 'former-member'

/** Returns whether an id is a hash: files and fonts are stored under a hash, and other ids have no bytes. */
function isMediaId(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id)
}
