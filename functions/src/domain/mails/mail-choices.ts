import type { readMailChoice as readContract, setMailChoice } from '@postwright/core/api/mail-choices'
import type { OutputOf } from '@postwright/core/endpoint'
import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { type MailScope, readMailChoice } from './unsubscribe-token.ts'

type Needs = Pick<Deps, 'tokenKeys' | 'users'>

/**
 * Tells what the address in a mail changes, and nothing of the account.
 * @throws `not_found` for an address that was not made here, or of an account that is gone
 */
export async function describeMailChoice(deps: Needs, token: string): Promise<OutputOf<typeof readContract>> {
  const choice = readMailChoice(deps, token)
  const user = choice ? await deps.users.get(choice.uid) : null
  if (!choice || !user) throw noSuchAddress()
  return { scope: choice.scope, isMailed: isMailed(user, choice.scope) }
}

/**
 * Ends the mails of a reason, or all of them; repeating it changes nothing.
 * @throws `not_found`, as above
 */
export async function leaveMails(
  deps: Needs & Pick<Deps, 'transact'>,
  token: string,
): Promise<OutputOf<typeof setMailChoice>> {
  const choice = readMailChoice(deps, token)
  if (!choice) throw noSuchAddress()
  await deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, choice.uid)
    if (!user) throw noSuchAddress()
    if (!isMailed(user, choice.scope)) return
    const { scope } = choice
    const mailedReasons = scope === 'all' ? [] : user.mailedReasons.filter((reason) => reason !== scope)
    deps.users.updateIn(tx, user, { mailedReasons })
  })
  return { scope: choice.scope, isMailed: false }
}

function isMailed({ mailedReasons }: User, scope: MailScope): boolean {
  return scope === 'all' ? mailedReasons.length > 0 : mailedReasons.includes(scope)
}

function noSuchAddress(): AppError {
  return new AppError('not_found', { message: 'no mail was sent with this address' })
}
