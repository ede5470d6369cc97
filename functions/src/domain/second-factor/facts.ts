import { SECOND_FACTOR_SCHEMA, type SecondFactor, type SecondFactorFacts } from '@postwright/core/model/second-factor'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { User } from '@postwright/core/model/user'
import { newMail } from '../mails/new-mail.ts'
import type { Tx } from '../ports/documents.ts'

export function newSecondFactor({ clock }: Pick<Deps, 'clock'>, uid: string): SecondFactor {
  return {
    ...newDocument(clock, { id: uid, schema: SECOND_FACTOR_SCHEMA, createdBy: uid }),
    uid,
    app: null,
    pendingApp: null,
    passkeys: [],
    recoveryCodes: [],
    challenges: [],
    wrongCodes: 0,
    lockedUntil: null,
    trustedDevices: [],
    recoveredSignIns: [],
    removesAt: null,
  }
}

/** Returns whether a person has set up any method of proof. */
export function isSetUp({ app, passkeys }: Pick<SecondFactor, 'app' | 'passkeys'>): boolean {
  return app !== null || passkeys.length > 0
}

export function factsOf(factor: SecondFactor): SecondFactorFacts {
  return {
    isOn: isSetUp(factor),
    hasApp: factor.app !== null,
    passkeys: factor.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    recoveryCodesLeft: factor.recoveryCodes.filter(({ usedAt }) => usedAt === null).length,
    removesAt: factor.removesAt,
  }
}

const SETTINGS_PATH = '/dashboard/settings/security'

type FactorChange = { event: 'on' | 'off' } | { event: 'removal'; at: number } | { event: 'recovery'; left: number }

const ACTIONS = {
  on: 'second_factor.on',
  off: 'second_factor.off',
  removal: 'second_factor.removal_planned',
  recovery: 'second_factor.recovery_used',
} as const

/** Emails a person about a change of their second factor, and records it. Call it after all reads of the transaction. */
export function announceChangeIn(
  deps: Pick<Deps, 'clock' | 'ids' | 'sealer' | 'mails' | 'auditLog'>,
  tx: Tx,
  { id: uid, email: to }: User,
  change: FactorChange,
): void {
  const facts = {
    event: change.event,
    date: change.event === 'removal' ? `${new Date(change.at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '',
    left: change.event === 'recovery' ? String(change.left) : '',
  }
  const mail = { id: deps.ids.random(), kind: 'security' as const, workspaceId: null, to, facts, path: SETTINGS_PATH }
  deps.mails.createIn(tx, newMail(deps, { uid }, mail))
  deps.auditLog.appendIn(tx, { action: ACTIONS[change.event], actorUid: uid, subject: uid })
}
