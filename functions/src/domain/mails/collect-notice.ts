import { DIGEST_ITEMS_MAX, type DigestItem, type Mail } from '@postwright/core/model/mail'
import type { User } from '@postwright/core/model/user'
import type { NoticeReason } from '@postwright/core/model/notice-reason'
import { isUrgent } from '@postwright/core/model/notice-reason'
import { findMailSlot, MAIL_BATCH, type MailSlot } from '@postwright/core/notices/mail-due'
import { hashId } from '../hash-id.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { mailContext, newMail } from './new-mail.ts'

type CollectDeps = Pick<Deps, 'mails' | 'clock' | 'sealer'>

type News = { reason: NoticeReason; facts: Readonly<Record<string, string>>; path: string }

/** Mails that were begun for the same time and are being sent already: what comes then begins another one. */
const BEGUN_MAX = 5
/** A digest as a whole leads there. */
const SETTINGS_PATH = '/dashboard/settings#notices'

/**
 * Finds the mail of a person that collects what happens now, or begins one; what it returns writes it, in the transaction of what it
 * tells. A mail collects until it is claimed for sending, so each item is in one mail.
 */
export async function collectNotice(
  deps: CollectDeps,
  tx: Tx,
  user: User,
  { reason, facts, path }: News,
): Promise<() => void> {
  const now = deps.clock.now()
  const slot = findMailSlot(user.mailTimes, now, isUrgent(reason))
  const { id, known } = await findOpenMail(deps, tx, candidates(user, reason, slot, now))
  const item: DigestItem = { reason, facts, sealedPath: deps.sealer.seal(path, mailContext(id)) }
  return () => {
    if (!known) {
      const base = newMail(deps, { uid: user.id }, begun(user, id))
      deps.mails.createIn(tx, { ...base, items: [item], dueAt: slot.dueAt })
    } else if (known.items.length >= DIGEST_ITEMS_MAX) {
      deps.mails.updateIn(tx, known, { more: known.more + 1 })
    } else {
      deps.mails.updateIn(tx, known, { items: [...known.items, item] })
    }
  }
}

function begun({ email }: User, id: string) {
  return { id, kind: 'digest' as const, workspaceId: null, to: email, facts: {}, path: SETTINGS_PATH }
}

/** Ids follow from the person and the time, so parallel events begin the same mail. */
function candidates(user: User, reason: NoticeReason, { kind, dueAt }: MailSlot, now: number): unknown[][] {
  if (kind === 'digest') return [[user.id, 'digest', dueAt]]
  // A batch is open for five minutes from its first event, which may have been in the span before.
  const span = Math.floor(now / MAIL_BATCH)
  return [
    [user.id, reason, span - 1],
    [user.id, reason, span],
  ]
}

type Open = { id: string; known: Mail | null }

async function findOpenMail({ mails, clock }: CollectDeps, tx: Tx, names: unknown[][]): Promise<Open> {
  const isOpen = ({ state, attempts, dueAt }: Mail) =>
    state === 'waiting' && attempts === 0 && dueAt !== null && dueAt > clock.now()
  let free: string | null = null
  for (const name of names) {
    free = null
    for (let turn = 0; turn < BEGUN_MAX; turn += 1) {
      const id = hashId([...name, turn])
      const known = await mails.getIn(tx, id)
      if (known && isOpen(known)) return { id, known }
      if (!known) {
        free = id
        break
      }
    }
  }
  return { id: free ?? hashId([...names.flat(), clock.now()]), known: null }
}
