import { MODEL_DETAIL_MAX } from '@postwright/core/model/model-limits'
import type { ModelProblem } from '@postwright/core/model/model-problems'
import { readServiceError } from '@postwright/core/models/completion-chunk'
import { AppError } from '../domain/app-error.ts'
import type { FailedAnswer } from '../domain/ports/models.ts'
import type { StreamedReply } from './safe-stream.ts'
import { type TransportFailure, TransportError } from './transport-error.ts'

const REFUSAL_MAX = 20_000

const BY_STATUS: Partial<Record<number, ModelProblem>> = {
  401: 'key_refused',
  403: 'key_refused',
  404: 'model_unknown',
  429: 'limited',
}

const BY_FAILURE: Record<TransportFailure, ModelProblem> = {
  unresolved: 'unreachable',
  unreachable: 'unreachable',
  timeout: 'slow',
  broken: 'cut',
  too_large: 'too_long',
  redirect: 'refused',
}

/** A call that ended without an answer; nothing of a text had arrived. */
export function failedAnswer(error: unknown): FailedAnswer {
  if (error instanceof TransportError) {
    return { ...EMPTY, problem: BY_FAILURE[error.failure], isFree: !error.sent }
  }
  if (error instanceof AppError)
    return { ...EMPTY, problem: 'address_refused', detail: error.detail ?? '', isFree: true }
  throw error
}

/** What a service answers that takes no call: it says why in its own words. */
export async function refusedAnswer({ status, headers, pieces }: StreamedReply): Promise<FailedAnswer> {
  let body = ''
  for await (const piece of pieces) {
    body += piece
    if (body.length > REFUSAL_MAX) break
  }
  const problem = BY_STATUS[status] ?? (status >= 500 ? 'service_failed' : 'refused')
  const detail = readServiceError(body) || `Status ${status}`
  return { ...EMPTY, problem, detail: detail.slice(0, MODEL_DETAIL_MAX), retryAfter: secondsOf(headers), isFree: true }
}

const EMPTY = { kind: 'failed', text: '', usage: null, detail: '', retryAfter: null } as const

/** The longest pause that is believed. */
const RETRY_MAX = 24 * 60 * 60

function secondsOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(RETRY_MAX, Math.ceil(seconds)) : null
}
