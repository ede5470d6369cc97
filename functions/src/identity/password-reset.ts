import { z } from 'zod'
import type { Config } from '../domain/ports/config.ts'
import { AppError } from '../domain/app-error.ts'
import type { Identity } from '../domain/ports/identity.ts'

export type PasswordReset = Pick<Identity, 'sendPasswordReset' | 'readResetCode' | 'resetPassword'>

const ANSWER_MAX = 20_000

const resetSchema = z.object({ email: z.string(), requestType: z.string() })
/** Messages are a code, sometimes followed by a sentence: `WEAK_PASSWORD : Password should be …`. */
const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

const CODE_REFUSALS = new Set([
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'EMAIL_NOT_FOUND',
])
const PASSWORD_REFUSALS = new Set(['WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'INVALID_PASSWORD'])

/** Refusals for an address without an account or one that gets no email; hidden so that a caller cannot distinguish them. */
const HIDDEN_REFUSALS = new Set(['EMAIL_NOT_FOUND', 'USER_DISABLED', 'RESET_PASSWORD_EXCEED_LIMIT', 'INVALID_EMAIL'])

/** Returns password reset through the provider's public calls: the Admin SDK can neither send its emails nor use their codes. */
export function createPasswordReset(
  { identityUrl, webApiKey, appOrigin }: Pick<Config, 'identityUrl' | 'webApiKey' | 'appOrigin'>,
  fetch: typeof globalThis.fetch,
): PasswordReset {
  async function ask(method: string, body: object): Promise<unknown> {
    const response = await fetch(`${identityUrl}accounts:${method}?key=${encodeURIComponent(webApiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MAX),
    })
    const reply: unknown = await response.json()
    if (response.ok) return reply
    const refusal = refusalSchema.safeParse(reply)
    throw new ProviderRefusal(refusal.success ? (refusal.data.error.message.split(' ')[0] ?? '') : '', response.status)
  }

  return {
    sendPasswordReset: async (email) => {
      const continueUrl = `${appOrigin}/reset-password`
      try {
        await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl })
      } catch (error) {
        if (!(error instanceof ProviderRefusal && HIDDEN_REFUSALS.has(error.reason))) throw error
      }
    },
    readResetCode: async (oobCode) => {
      const reset = resetSchema.parse(await ask('resetPassword', { oobCode }).catch(refuse))
      if (reset.requestType !== 'PASSWORD_RESET') throw new AppError('reset_code_invalid')
      return { email: reset.email }
    },
    resetPassword: async (oobCode, newPassword) => {
      await ask('resetPassword', { oobCode, newPassword }).catch(refuse)
    },
  }
}

class ProviderRefusal extends Error {
  readonly reason: string

  constructor(reason: string, status: number) {
    super(`the identity provider answered ${status} ${reason}`)
    this.reason = reason
  }
}

function refuse(error: unknown): never {
  if (error instanceof ProviderRefusal && CODE_REFUSALS.has(error.reason)) {
    throw new AppError('reset_code_invalid', { message: error.reason, cause: error })
  }
  if (error instanceof ProviderRefusal && PASSWORD_REFUSALS.has(error.reason)) {
    throw new AppError('weak_password', { message: error.reason, cause: error })
  }
  throw error
}
