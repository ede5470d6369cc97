import { ApiError } from './api-error.ts'

/** Returns true if the link was never issued, or a part of it is missing. */
export function isUnknownLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
}
