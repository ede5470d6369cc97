import type { Deps } from '../ports/deps.ts'

type PasswordMail = Pick<Deps, 'clock'> & {
  identity: Pick<Deps['identity'], 'sendPasswordReset'>
  logger: Pick<Deps['logger'], 'error'>
}

/** The reply is sent at the end of the period in which the work is done. */
const ANSWER_PERIOD = 1_000

/**
 * Sends the e-mail for a new password. Whether the address is known shows neither in the reply nor in its time: failures are
 * only logged, and the reply waits for the end of a period that is usually much longer than the work.
 */
export async function recoverPassword(deps: PasswordMail, email: string): Promise<void> {
  const began = deps.clock.now()
  try {
    await deps.identity.sendPasswordReset(email)
  } catch (error) {
    deps.logger.error('an e-mail for a new password was not sent', { error: String(error) })
  }
  const took = deps.clock.now() - began
  await deps.clock.sleep(ANSWER_PERIOD - (took % ANSWER_PERIOD))
}
