import { register } from '@postwright/core/api/auth'
import { registerAccount } from '../../domain/accounts/register-account.ts'
import { bindPublic } from '../../http/bind.ts'

export const registerRoute = bindPublic(
  register,
  { limit: { perMinute: 5, by: 'address' } },
  async ({ deps, input }) => {
    const user = await registerAccount(deps, {
      fullName: input.full_name,
      username: input.username,
      email: input.email,
      password: input.password,
      referralCode: input.referral_code_applied || null,
      timeZone: input.time_zone ?? 'UTC',
    })
    return { user }
  },
)
