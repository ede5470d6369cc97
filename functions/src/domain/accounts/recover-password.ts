import type { Deps } from '../../deps.ts'

/** The answer comes at the end of the first of these periods in which the work is done. */
const ANSWER_PERIOD = 1_000

/**
 * Has the letter for a new password sent. Whether the address is known shows neither in the outcome nor in the time:
 * failures go to the log alone, and the answer waits for the end of a period that the work usually stays well within.
 */
export async function recoverPassword(deps: Deps, email: string): Promise<void> {
  const began = deps.clock.now()
  try {
    await deps.identity.sendPasswordReset(email)
  } catch (error) {
    deps.logger.error('a letter for a new password was not sent', { error: String(error) })
  }
  const took = deps.clock.now() - began
  await deps.clock.sleep(ANSWER_PERIOD - (took % ANSWER_PERIOD))
}
