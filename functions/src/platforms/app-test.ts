import { AppError } from '../domain/app-error.ts'
import type { AppTestResult } from '../domain/ports/networks.ts'

/**
 * The result of a call that proves the keys of an app. `explain` gives the error of a sign-in at the network, whose words hold
 * no secret. What is not the network's own refusal proves nothing about the keys.
 */
export async function tellAppTest(
  call: () => Promise<unknown>,
  explain: (error: unknown) => unknown,
): Promise<AppTestResult> {
  try {
    await call()
    return { outcome: 'passed', detail: '' }
  } catch (error) {
    const known = explain(error)
    if (!(known instanceof AppError)) throw known
    const outcome = known.code === 'connection_refused' ? 'refused' : 'unreachable'
    return { outcome, detail: known.detail ?? '' }
  }
}
