import { type ErrorBody, type ErrorCode, ERROR_STATUS } from '@postwright/core/error-codes'
import type { ErrorRequestHandler } from 'express'
import { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { ERROR_WORDS } from '../domain/error-words.ts'
import type { Logger } from '../domain/ports/world.ts'
import { requestIdOf } from './request-facts.ts'

/** Error codes of failures that Express and its body reader report by status. */
const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'validation_failed',
  413: 'payload_too_large',
  415: 'unsupported_content_type',
}
const statusErrorSchema = z.object({ status: z.int() })

/**
 * Returns the only handler that writes failed replies. An error that is neither an `AppError` nor listed in `CODE_BY_STATUS` becomes `internal`; its
 * reason is only logged.
 */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const failure = toAppError(error)
    const status = ERROR_STATUS[failure.code]
    const requestId = requestIdOf(response)
    const facts = { requestId, method: request.method, path: request.path, code: failure.code }
    if (status >= 500 || failure.code === 'record_unreadable')
      logger.error(failure.message, { ...facts, stack: stacksOf(failure) })
    else logger.info(failure.message, facts)
    const body: ErrorBody = {
      detail: failure.detail ?? ERROR_WORDS[failure.code],
      code: failure.code,
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.planLimit && { planLimit: failure.planLimit }),
      ...(failure.brand && { brand: failure.brand }),
      requestId,
    }
    if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter))
    return response.status(status).json(body)
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const parsed = statusErrorSchema.safeParse(error)
  const code = parsed.success ? CODE_BY_STATUS[parsed.data.status] : undefined
  return new AppError(code ?? 'internal', { message: messageOf(error), cause: error })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'something that is no Error was thrown'
}

function stacksOf(error: Error): string {
  const own = error.stack ?? error.message
  return error.cause instanceof Error ? `${own}\ncaused by ${stacksOf(error.cause)}` : own
}
