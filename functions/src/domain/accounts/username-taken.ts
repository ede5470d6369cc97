import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { AppError } from '../app-error.ts'

/** Says that a username cannot be had, and whether that is because the product keeps it. */
export function usernameTaken(username: string): AppError {
  const sentence = isReservedUsername(username)
    ? 'This username is reserved. Please choose another one.'
    : 'This username is already taken.'
  return new AppError('username_taken', { detail: sentence, fields: { username: sentence } })
}
