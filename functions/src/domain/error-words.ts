import type { ErrorCode } from '@postwright/core/error-codes'
import words from '../../../web/public/locales/en/errors.json' with { type: 'json' }
import server from '../../../web/public/locales/en/api-server.json' with { type: 'json' }
import type { z } from 'zod'

/** Message of each error code. It uses the client's texts, so API and screens show the same message. */
export const ERROR_WORDS: Record<ErrorCode, string> = words.api

/** Messages about single inputs. */
export const FIELD_WORDS = server.field

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
  if (issue.code === 'invalid_format') return issue.format === 'email' ? FIELD_WORDS.email : FIELD_WORDS.characters
  if (issue.code === 'invalid_type' && issue.input === undefined) return FIELD_WORDS.required
  return FIELD_WORDS.invalid
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin !== 'string') return FIELD_WORDS.tooSmall.replace('{{min}}', String(minimum))
  return minimum === 1 ? FIELD_WORDS.required : FIELD_WORDS.tooShort.replace('{{min}}', String(minimum))
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  const sentence = origin === 'string' ? FIELD_WORDS.tooLong : FIELD_WORDS.tooBig
  return sentence.replace('{{max}}', String(maximum))
}
