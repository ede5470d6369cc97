import { resetPassword as contract } from '@postwright/core/api/auth'
import { resetPassword } from '../../domain/accounts/reset-password.ts'
import { bindPublic } from '../../http/bind.ts'

export const resetPasswordRoute = bindPublic(
  contract,
  { limit: { perMinute: 10, by: 'address' } },
  async ({ deps, input }) => {
    await resetPassword(deps, input.oobCode, input.new_password)
    return { detail: 'Your password has been changed. Please sign in with the new one.' }
  },
)
