import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { AppError } from '../app-error.ts'
import { ERROR_WORDS } from '../error-words.ts'

/** The error for a username that is taken or reserved, with a sentence for the form's field. */
export function usernameTaken(username: string): AppError {
  const sentence = isReservedUsername(username)
    ? 'This username is reserved. Please choose another one.'
    : ERROR_WORDS.username_taken
  return new AppError('username_taken', { detail: sentence, fields: { username: sentence } })
}
