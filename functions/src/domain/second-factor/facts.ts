import { SECOND_FACTOR_SCHEMA, type SecondFactor, type SecondFactorFacts } from '@postwright/core/model/second-factor'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

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

/** Whether a person has anything that proves who they are. */
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
