import { useRef } from 'react'
import type { z } from 'zod'
import { log } from '@/lib/log.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { AccountWithoutSession } from '../account-without-session.ts'
import { register } from '../data/auth-commands.ts'
import { toRegistration, type registerSchema } from '../register-form-state.ts'

type Account = z.output<typeof registerSchema>

/**
 * Registers and signs in. When only the sign-in fails, the account exists: the next attempt goes on from there.
 * @throws ApiError, AccountWithoutSession
 */
export function useRegistration(): (account: Account) => Promise<void> {
  const created = useRef<string | null>(null)

  return async (account) => {
    if (created.current !== account.email) await register(toRegistration(account, viewerZone()))
    created.current = account.email
    try {
      await signInWithPassword(account.email, account.password, true)
    } catch (error) {
      log.error('Registration: the account exists, signing in failed', error)
      throw new AccountWithoutSession(error)
    }
  }
}
