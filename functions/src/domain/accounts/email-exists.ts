import { AppError } from '../app-error.ts'

/** The error for an address that has an account, with a sentence for the form's field. */
export function emailExists(): AppError {
  return new AppError('email_exists', { fields: { email: 'An account with this e-mail address already exists.' } })
}
