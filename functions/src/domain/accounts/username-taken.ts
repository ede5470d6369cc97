import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { AppError } from '../app-error.ts'

/** The error for a username that is taken or reserved, with a sentence for the form's field. */
export function usernameTaken(username: string): AppError {
  const sentence = isReservedUsername(username)
    ? 'This username is reserved. Please choose another one.'
    : 'This username is already taken.'
  return new AppError('username_taken', { detail: sentence, fields: { username: sentence } })
}
