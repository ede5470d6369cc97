import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant, revision } from '../ids.ts'
import { PASSWORD_MAX } from '../limits.ts'
import { fullNameSchema, usernameSchema, userSchema } from '../model/user.ts'

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  auth: 'session',
  input: z.object({}),
  output: userSchema,
  errors: ['unauthenticated', 'account_disabled'],
})

/**
 * Changes the caller's names, and which notifications the caller gets in the product, by mail and by webhooks, and when. A previous username stays
 * reserved for its former owner for 30 days.
 */
export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/users/me',
  auth: 'session',
  input: z.object({
    rev: revision(),
    full_name: fullNameSchema.optional(),
    username: usernameSchema.optional(),
    mutedReasons: userSchema.shape.mutedReasons.unwrap().optional(),
    mailedReasons: userSchema.shape.mailedReasons.unwrap().optional(),
    hookedReasons: userSchema.shape.hookedReasons.unwrap().optional(),
    mailTimes: userSchema.shape.mailTimes.unwrap().optional(),
  }),
  output: userSchema,
  errors: ['unauthenticated', 'validation_failed', 'stale_revision', 'username_taken', 'rate_limited'],
})

/**
 * Sets a new password (sensitive) and ends the caller's other sessions. The identity provider's own sessions end too, so the
 * client signs in to it again with the new password.
 */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/users/me/password',
  auth: 'session',
  input: z.object({ new_password: z.string().min(1).max(PASSWORD_MAX) }),
  output: z.object({ ended: z.int().min(0) }),
  errors: ['unauthenticated', 'weak_password', 'reauthentication_required', 'rate_limited'],
})

/** Schedules the deletion of the account in 14 days (sensitive). Repeating it keeps the first date. */
export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/users/me/deletion',
  auth: 'session',
  input: z.object({}),
  output: z.object({ deletionScheduledFor: instant() }),
  errors: ['unauthenticated', 'reauthentication_required', 'workspaces_shared', 'rate_limited'],
})

/** Cancels the deletion of the account. Repeating it changes nothing. */
export const cancelDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/deletion',
  auth: 'session',
  input: z.object({}),
  output: z.object({ cancelled: z.literal(true) }),
  errors: ['unauthenticated', 'rate_limited'],
})
