import { useTranslation } from 'react-i18next'
import type { UseFormSetError } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/api-error.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { register } from '../data/auth-commands.ts'
import { fieldErrors, toRegistration, type registerSchema, type RegisterValues } from '../register-form-state.ts'

/**
 * Registers and signs in. The server's complaints go to the inputs they name, its sentence to `onFailed`.
 */
export function useRegistration(
  setError: UseFormSetError<RegisterValues>,
  onFailed: (message: string | null) => void,
): (account: z.output<typeof registerSchema>) => Promise<void> {
  const { t } = useTranslation(['auth', 'common', 'errors'])

  function sentenceFor(error: unknown): string {
    if (!(error instanceof ApiError)) return t('common:error.generic')
    if (error.status === 0) return t(`errors:api.${error.code}`)
    return error.detail || t('auth:register.failed')
  }

  return async (account) => {
    onFailed(null)
    try {
      await register(toRegistration(account, viewerZone()))
      await signInWithPassword(account.email, account.password, true)
    } catch (error) {
      onFailed(sentenceFor(error))
      const named = error instanceof ApiError ? fieldErrors(error.fields) : []
      for (const [index, { name, message }] of named.entries()) {
        setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      }
    }
  }
}
