import { type Mail, MAIL_KEPT, MAIL_SCHEMA, WORKSPACE_MAILS_MAX } from '@postwright/core/model/mail'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

const DAY = 24 * 60 * 60 * 1000

type NewMail = Pick<Mail, 'id' | 'kind' | 'workspaceId' | 'to' | 'facts'> & {
  /** Path of the page that the email links to. It may contain a secret and is stored sealed. */
  path: string
}

/** Returns an email for the outbox. Write it with `mails.createIn` in the transaction that causes it; it is sent after that. */
export function newMail(
  { clock, sealer }: Pick<Deps, 'clock' | 'sealer'>,
  { uid }: Pick<Caller, 'uid'>,
  { path, ...mail }: NewMail,
): Mail {
  const base = newDocument(clock, { id: mail.id, schema: MAIL_SCHEMA, createdBy: uid })
  return {
    ...base,
    ...mail,
    sealedPath: sealer.seal(path, mailContext(mail.id)),
    items: [],
    more: 0,
    state: 'waiting',
    attempts: 0,
    dueAt: base.createdAt,
    problem: null,
    expiresAt: base.createdAt + MAIL_KEPT,
  }
}

/** Returns the context that the sealed path of an email is bound to: a copy for another email cannot be opened. */
export function mailContext(id: string): string {
  return `mail|${id}`
}

/**
 * Checks the daily limit of a workspace's invites, because they reach strangers. Call the returned function after all reads of the transaction.
 * @throws `mails_full`
 */
export async function requireMailsLeftIn(
  deps: CountDeps,
  tx: Tx,
  workspaceId: string,
  added: number,
): Promise<() => void> {
  if (added === 0) return () => undefined
  const count = await countMailsIn(deps, tx, { workspaceId, kind: 'invite', added })
  if (count === null) throw new AppError('mails_full')
  return count
}

type CountDeps = Pick<Deps, 'mails' | 'countGuards' | 'clock'>

/** @returns null when a workspace has no emails of a kind left for the day */
export async function countMailsIn(
  { mails, countGuards, clock }: CountDeps,
  tx: Tx,
  { workspaceId, kind, added }: { workspaceId: string; kind: keyof typeof WORKSPACE_MAILS_MAX; added: number },
): Promise<(() => void) | null> {
  const count = await countGuards.readIn(tx, 'mails', kind === 'invite' ? workspaceId : `${workspaceId}/${kind}`)
  const written = await mails.countSinceIn(tx, workspaceId, kind, clock.now() - DAY)
  return written + added > WORKSPACE_MAILS_MAX[kind] ? null : count
}
