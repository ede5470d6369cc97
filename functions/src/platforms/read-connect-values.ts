import type { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { fieldSentences } from '../domain/field-sentences.ts'

/**
 * What a person typed into a network's form, as the network's module needs it.
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
