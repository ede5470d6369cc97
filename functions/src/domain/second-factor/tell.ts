import type { User } from '@postwright/core/model/user'
import { newMail } from '../mails/new-mail.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

const SETTINGS_PATH = '/dashboard/settings/security'

export type Told = { event: 'on' | 'off' } | { event: 'removal'; at: number } | { event: 'recovery'; left: number }

const ACTIONS = {
  on: 'second_factor.on',
  off: 'second_factor.off',
  removal: 'second_factor.removal_planned',
  recovery: 'second_factor.recovery_used',
} as const

/** Mails a person what has changed about their second factor, and records it. It belongs to the writes of a transaction. */
export function tellIn(
  deps: Pick<Deps, 'clock' | 'ids' | 'sealer' | 'mails' | 'auditLog'>,
  tx: Tx,
  { id: uid, email: to }: User,
  told: Told,
): void {
  const facts = {
    event: told.event,
    date: told.event === 'removal' ? `${new Date(told.at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '',
    left: told.event === 'recovery' ? String(told.left) : '',
  }
  const mail = { id: deps.ids.random(), kind: 'security' as const, workspaceId: null, to, facts, path: SETTINGS_PATH }
  deps.mails.createIn(tx, newMail(deps, { uid }, mail))
  deps.auditLog.appendIn(tx, { action: ACTIONS[told.event], actorUid: uid, subject: uid })
}
