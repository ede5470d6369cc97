import { recoverPassword as contract } from '@postwright/core/api/auth'
import { recoverPassword } from '../../domain/accounts/recover-password.ts'
import { countCall } from '../../http/rate-limit.ts'
import { bindPublic } from '../../http/bind.ts'

/** Per e-mail address, known or not, so that no mailbox can be flooded. */
const EMAILS = { perMinute: 3, by: 'address' } as const

export const recoverPasswordRoute = bindPublic(
  contract,
  { limit: { perMinute: 10, by: 'address' } },
  async ({ deps, input }) => {
    await countCall(deps, contract.path, input.email, EMAILS)
    await recoverPassword(deps, input.email)
    return { detail: 'If there is an account with this e-mail address, an e-mail is on its way.' }
  },
)
