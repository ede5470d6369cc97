import * as contract from '@postwright/core/api/second-factor'
import { ask, askAtSignIn, proveAgain, proveSignIn } from '../domain/second-factor/prove.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  readSecondFactor,
  removePasskey,
  renewRecoveryCodes,
} from '../domain/second-factor/set-up.ts'
import { keepSecondFactor, turnOff } from '../domain/second-factor/turn-off.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

const READS = { perMinute: 60, by: 'account' } as const
const CHANGES = { perMinute: 10, by: 'account' } as const
/** Wrong codes of one person are counted with their account; this limits an address that tries many accounts. */
const PROOFS = { perMinute: 20, by: 'address' } as const

export const SECOND_FACTOR_ROUTES: readonly Route[] = [
  bind(contract.getSecondFactor, { limit: READS }, ({ deps, caller }) => readSecondFactor(deps, caller)),
  bind(contract.beginApp, { limit: CHANGES, sensitive: true }, ({ deps, caller }) => beginApp(deps, caller)),
  bind(contract.confirmApp, { limit: CHANGES }, ({ deps, caller, input }) => confirmApp(deps, caller, input.code)),
  bind(contract.beginPasskey, { limit: CHANGES, sensitive: true }, async ({ deps, caller }) => ({
    question: await beginPasskey(deps, caller),
  })),
  bind(contract.addPasskey, { limit: CHANGES }, ({ deps, caller, input }) => addPasskey(deps, caller, input)),
  bind(contract.removePasskey, { limit: CHANGES, sensitive: true }, ({ deps, caller, input }) =>
    removePasskey(deps, caller, input.passkeyId),
  ),
  bind(contract.renewRecoveryCodes, { limit: CHANGES, sensitive: true }, ({ deps, caller }) =>
    renewRecoveryCodes(deps, caller),
  ),
  bind(contract.turnOffSecondFactor, { limit: CHANGES, sensitive: true }, ({ deps, caller }) => turnOff(deps, caller)),
  bind(contract.keepSecondFactor, { limit: CHANGES }, ({ deps, caller }) => keepSecondFactor(deps, caller)),
  bindPublic(contract.askSecondFactor, { limit: PROOFS }, ({ deps, input }) =>
    askAtSignIn(deps, input.firebase_id_token),
  ),
  bindPublic(contract.proveSignIn, { limit: PROOFS }, async ({ deps, input, request }) => {
    const { proof, trust_device: trustsDevice } = input
    await proveSignIn(deps, input.firebase_id_token, { proof, trustsDevice }, request)
    return { proven: true as const }
  }),
  bind(contract.askAgain, { limit: READS }, ({ deps, caller }) => ask(deps, caller.uid)),
  bind(contract.proveAgain, { limit: CHANGES }, ({ deps, caller, input }) => proveAgain(deps, caller, input.proof)),
]
