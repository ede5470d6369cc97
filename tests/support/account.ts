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

/** The letters that the Auth emulator would have sent to an address, the newest last. */
export async function lettersTo(email: string): Promise<z.infer<typeof lettersSchema>['oobCodes']> {
  const response = await fetch(`http://${EMULATORS.auth}/emulator/v1/projects/${EMULATORS.project}/oobCodes`)
  return lettersSchema.parse(await response.json()).oobCodes.filter((letter) => letter.email === email)
}

/** Shows again who the caller is, so that sensitive calls are accepted. */
export async function confirm(caller: TestCaller): Promise<void> {
  const idToken = await idTokenFor(caller.email, caller.password)
  dataOf(await caller.call(reauthenticate, { firebase_id_token: idToken }))
}

/** The same person with the admin right: in the account and as the claim. */
export async function asAdmin(caller: TestCaller, api?: string): Promise<TestCaller> {
  await setFields(paths.user(caller.uid), { role: 'admin' })
  await setClaims(caller.uid, { admin: true })
  return signInCaller(caller, api)
}
