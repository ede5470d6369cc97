import { askSecondFactor, proveSignIn as proveSignInCall } from '@postwright/core/api/second-factor'
import { call } from '../../lib/api-client.ts'
import { deviceKey, deviceKeyHeader } from '../../lib/device-key.ts'
import { firebaseAuth } from '../../lib/firebase-auth.ts'
import type { GivenProof, Question } from './proof-form.tsx'

/** Lists the proofs that the sign-in accepts. */
export async function askAtSignIn(): Promise<Question> {
  return call(askSecondFactor, { firebase_id_token: await currentToken() })
}

/** Sends the proof, after which the session can be opened. */
export async function proveSignIn(proof: GivenProof, trustsDevice: boolean): Promise<void> {
  const input = { firebase_id_token: await currentToken(), proof, trust_device: trustsDevice }
  await call(proveSignInCall, input, { headers: deviceKeyHeader(await deviceKey()) })
}

async function currentToken(): Promise<string> {
  const user = firebaseAuth.currentUser
  if (!user) throw new Error('Nobody is signing in.')
  return user.getIdToken()
}
