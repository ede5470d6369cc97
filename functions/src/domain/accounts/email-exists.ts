import { AppError } from '../app-error.ts'

/** Says that an address has an account, at the form's field for it. */
export function emailExists(): AppError {
  return new AppError('email_exists', { fields: { email: 'An account with this e-mail address already exists.' } })
}
