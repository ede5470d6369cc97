import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PASSWORD_MAX } from '../limits.ts'
import { emailSchema, fullNameSchema, referralCodeSchema, usernameSchema, userSchema } from '../model/user.ts'
import { timeZoneSchema } from '../time/zoned-time.ts'

const identityToken = z.object({ firebase_id_token: z.string().min(1).max(8192) })

const signInInput = identityToken.extend({
  /** Applied only to an account that this sign-in creates, such as on a first sign-in with Google. */
  referral_code_applied: referralCodeSchema.optional(),
})

/** Sign-in replies are snake_case and refresh replies are camelCase, as in the specification. */
const tokensAndUser = z.object({ access_token: z.string(), refresh_token: z.string(), user: userSchema })

export const verifyFirebaseToken = defineEndpoint({
  method: 'POST',
  path: '/auth/verify-firebase-token',
  auth: 'public',
  input: signInInput,
  output: tokensAndUser,
  errors: ['validation_failed', 'identity_token_invalid', 'account_disabled', 'second_factor_required', 'rate_limited'],
})

export const firebaseLogin = defineEndpoint({
  method: 'POST',
  path: '/auth/firebase-login',
  auth: 'public',
  input: signInInput,
  output: tokensAndUser,
  errors: ['validation_failed', 'identity_token_invalid', 'account_disabled', 'second_factor_required', 'rate_limited'],
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  auth: 'public',
  input: z.object({
    full_name: fullNameSchema,
    username: usernameSchema,
    email: emailSchema,
    /** The operation checks the policy, so that the error is `weak_password`. */
    password: z.string().min(1).max(PASSWORD_MAX),
    referral_code_applied: referralCodeSchema.optional(),
    /** The browser's time zone becomes that of the first workspace; UTC if it is not sent. */
    time_zone: timeZoneSchema.optional(),
  }),
  output: z.object({ user: userSchema }),
  errors: ['validation_failed', 'email_exists', 'username_taken', 'weak_password', 'rate_limited'],
  status: 201,
})

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/auth/token/refresh',
  auth: 'public',
  input: z.object({ refreshToken: z.string().min(1).max(512) }),
  output: z.object({ accessToken: z.string(), refreshToken: z.string().optional() }),
  errors: ['refresh_token_invalid', 'session_revoked', 'account_disabled', 'rate_limited'],
})

/** Ends the backend session of the access token. Repeating it changes nothing. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  auth: 'session',
  input: z.object({}),
  output: z.object({ signedOut: z.literal(true) }),
  errors: ['unauthenticated'],
})

/** Sends an email with a link to set a new password. The reply and its timing are the same whether or not an account with this address exists. */
export const recoverPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password-recovery',
  auth: 'public',
  input: z.object({ email: emailSchema }),
  output: z.object({ detail: z.string() }),
  errors: ['validation_failed', 'rate_limited'],
})

/** Sets a new password with the code from the email, and ends all sessions of the person. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'public',
  input: z.object({ oobCode: z.string().min(1).max(1024), new_password: z.string().min(1).max(PASSWORD_MAX) }),
  output: z.object({ detail: z.string() }),
  errors: ['validation_failed', 'reset_code_invalid', 'weak_password', 'rate_limited'],
})
