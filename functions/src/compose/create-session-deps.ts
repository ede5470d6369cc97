import type { Deps } from '../domain/ports/deps.ts'
import { createPasskeys } from '../identity/passkeys.ts'
import type { Refs } from '../store/refs.ts'
import { createSecondFactorStore } from '../store/second-factors.ts'
import { createSessionStore } from '../store/sessions.ts'

/** The stores of sessions, and of the proofs that are shown before there is one. */
export function createSessionDeps(
  refs: Refs,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
): Pick<Deps, 'sessions' | 'secondFactors' | 'passkeys'> {
  return {
    sessions: createSessionStore(refs, clock),
    secondFactors: createSecondFactorStore(refs, clock),
    passkeys: createPasskeys(config),
  }
}
