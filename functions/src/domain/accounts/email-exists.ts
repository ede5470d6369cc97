import { AppError } from '../app-error.ts'
import { ERROR_WORDS } from '../error-words.ts'

/** The error for an address that has an account, with a sentence for the form's field. */
export function emailExists(): AppError {
  return new AppError('email_exists', { fields: { email: ERROR_WORDS.email_exists } })
}
