import { firebaseLogin } from '@postwright/core/api/auth'
import { signIn } from '../../domain/accounts/sign-in.ts'
import { bindPublic } from '../../http/bind.ts'
import { signInReply } from './sign-in-reply.ts'

export const firebaseLoginRoute = bindPublic(
  firebaseLogin,
  { limit: { perMinute: 60, by: 'address' } },
  async ({ deps, input, request }) =>
    signInReply(await signIn(deps, input.firebase_id_token, request, input.referral_code_applied)),
)
