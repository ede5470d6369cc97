import type { ErrorCode } from '@postwright/core/error-codes'
import words from '../../../web/public/locales/en/errors.json' with { type: 'json' }
import type { z } from 'zod'

/** Message of each error code. It uses the client's texts, so API and screens show the same message. */
export const ERROR_WORDS: Record<ErrorCode, string> = words.api

/** Returns one message per rejected input, keyed by its name (`media.0.alt` for nested ones); the first problem counts. */
export function fieldSentences(error: z.ZodError): Record<string, string> {
  const sentences = new Map<string, string>()
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'body'
    if (!sentences.has(name)) sentences.set(name, sentenceFor(issue))
  }
  return Object.fromEntries(sentences)
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'This is not an email address.'
  if (issue.code === 'invalid_format') return 'This contains characters that are not allowed here.'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is required.'
  return 'This value is not valid.'
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin !== 'string') return `Use at least ${minimum}.`
  return minimum === 1 ? 'This is required.' : `Use at least ${minimum} characters.`
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  return origin === 'string' ? `Use at most ${maximum} characters.` : `Use at most ${maximum}.`
}
