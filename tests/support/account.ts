import { reauthenticate } from '@postwright/core/api/sessions'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import { dataOf } from './api.ts'
import { idTokenFor, signInCaller, type TestCaller } from './callers.ts'
import { setFields } from './documents.ts'
import { EMULATORS } from './emulators.ts'
import { setClaims } from './identities.ts'

const lettersSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string(), requestType: z.string(), oobLink: z.string() })),
})

/** Emails that the Auth emulator would have sent to an address, the newest last. */
export async function lettersTo(email: string): Promise<z.infer<typeof lettersSchema>['oobCodes']> {
  const response = await fetch(`http://${EMULATORS.auth}/emulator/v1/projects/${EMULATORS.project}/oobCodes`)
  return lettersSchema.parse(await response.json()).oobCodes.filter((letter) => letter.email === email)
}

/** Re-authenticates the caller, so that sensitive calls are accepted. */
export async function confirm(caller: TestCaller): Promise<void> {
  const idToken = await idTokenFor(caller.email, caller.password)
  dataOf(await caller.call(reauthenticate, { firebase_id_token: idToken }))
}

/** Makes the person an admin, in the account and by the claim, and returns the new caller. */
export async function asAdmin(caller: TestCaller, api?: string): Promise<TestCaller> {
  await setFields(paths.user(caller.uid), { role: 'admin' })
  await setClaims(caller.uid, { admin: true })
  return signInCaller(caller, api)
}
