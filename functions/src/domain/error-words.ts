import type { ErrorCode } from '@postwright/core/error-codes'
import words from '../../../web/public/locales/en/errors.json' with { type: 'json' }
import server from '../../../web/public/locales/en/api-server.json' with { type: 'json' }
import type { z } from 'zod'
import { fillWords } from './fill-words.ts'

/** Message of each error code. It uses the client's texts, so API and screens show the same message. */
export const ERROR_WORDS: Record<ErrorCode, string> = words.api

/** Messages about single inputs. */
export const FIELD_WORDS = server.field

/** Messages of responses as a whole that say more than the message of a code, and the words in them. */
export const DETAIL_WORDS = {
  signIn: server.signIn,
  recovery: server.recovery,
  password: server.password,
  access: server.access,
  request: server.request,
  connection: server.connection,
  limit: server.limit,
  media: server.media,
  file: server.file,
  image: server.image,
  imageType: server.imageType,
  pixels: server.pixels,
  content: server.content,
  brand: server.brand,
  source: server.source,
  speech: server.speech,
  linkPageFaults: server.linkPageFaults,
}

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
  const min = String(minimum)
  if (origin !== 'string') return fillWords(FIELD_WORDS.tooSmall, { min })
  return minimum === 1 ? FIELD_WORDS.required : fillWords(FIELD_WORDS.tooShort, { min })
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  const sentence = origin === 'string' ? FIELD_WORDS.tooLong : FIELD_WORDS.tooBig
  return fillWords(sentence, { max: String(maximum) })
}
