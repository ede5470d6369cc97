import { useRef } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ApiError } from '@/lib/api-error.ts'
import { log } from '@/lib/log.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { register } from '../data/auth-commands.ts'
import { fieldErrors, toRegistration, type registerSchema, type RegisterValues } from '../register-form-state.ts'
import { useDetailText } from './use-detail-text.ts'

type Account = z.output<typeof registerSchema>

/**
 * Registers and signs in. The server's complaints go to the inputs they name, its sentence to `onFailed` unless an
 * input says it already. When only the sign-in fails, the account exists: the next attempt goes on from there.
 */
export function useRegistration(
  setError: UseFormSetError<RegisterValues>,
  onFailed: (message: string | null) => void,
): (account: Account) => Promise<void> {
  const { t } = useTranslation('auth')
  const detailText = useDetailText()
  const created = useRef<string | null>(null)

  async function create(account: Account): Promise<boolean> {
    if (created.current === account.email) return true
    try {
      await register(toRegistration(account, viewerZone()))
      created.current = account.email
      return true
    } catch (error) {
      const detail = detailText(error, t('auth:register.failed'))
      const named = error instanceof ApiError ? fieldErrors(error.fields) : []
      onFailed(named.some(({ message }) => message === detail) ? null : detail)
      for (const [index, { name, message }] of named.entries()) {
        setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      }
      return false
    }
  }

  return async (account) => {
    onFailed(null)
    if (!(await create(account))) return
    try {
      await signInWithPassword(account.email, account.password, true)
    } catch (error) {
      log.error('Registration: the account exists, signing in failed', error)
      onFailed(t('auth:register.notSignedIn'))
    }
  }
}
