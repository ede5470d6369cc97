import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { IdentityUser } from '../ports.ts'
import { emailExists } from './email-exists.ts'

/** A registration under way is over after this long, finished or not. */
const REGISTRATION_TIME = 5_000

type Wanted = { email: string; password: string; fullName: string }

/**
 * An identity for a new account: a fresh one, or one that an earlier registration left behind when it was cut off.
 * @returns the uid
 * @throws `email_exists` when somebody has or may have the address
 */
export async function claimIdentity(deps: Deps, wanted: Wanted): Promise<string> {
  const uid = deps.ids.random()
  try {
    await deps.identity.createUser({ uid, ...wanted })
    return uid
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'email_exists')) throw error
    return takeOver(deps, wanted)
  }
}

/** Takes over an identity that has no account, that nobody ever signed in with, and whose registration is long over. */
async function takeOver(deps: Deps, { email, password }: Wanted): Promise<string> {
  const left = await deps.identity.getUserByEmail(email)
  if (!left || !isUnused(left) || (await deps.users.get(left.uid))) throw emailExists()
  const wait = left.createdAt + REGISTRATION_TIME - deps.clock.now()
  if (wait > 0) await deps.clock.sleep(wait)
  if (await deps.users.get(left.uid)) throw emailExists()
  await deps.identity.setPassword(left.uid, password)
  return left.uid
}

function isUnused({ disabled, wasUsed, providers }: IdentityUser): boolean {
  return !disabled && !wasUsed && providers.every((provider) => provider === 'password')
}
