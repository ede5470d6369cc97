import { ApiError } from './api-error.ts'

/** Returns true if the error means that a link was never issued or is incomplete. */
export function isUnknownLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
}
