import type { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { fieldSentences } from '../domain/error-words.ts'
import type { AppTestResult } from '../domain/ports/networks.ts'

/**
 * Parses the values that a user entered in a network's form for the network's module.
 * @throws `validation_failed`, with a sentence per input
 */
export function readConnectValues<Schema extends z.ZodType>(
  schema: Schema,
  values: Readonly<Record<string, string>>,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
  const parsed = schema.safeParse(filled)
  if (parsed.success) return parsed.data
  throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
}

/**
 * Returns the result of a call that tests the keys of an app. `explain` converts a failed sign-in at the network into an error whose text contains no
 * secret. Only the network's own refusal proves anything about the keys.
 */
export async function getAppTestResult(
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
