import { AppError } from '../../domain/app-error.ts'
import { refusalOf } from './classify-failure.ts'
import { UnreadableReply } from './read-reply.ts'
import { isProtocolError, readFailure } from './xrpc-failure.ts'

type Attempt = { handle: string; now: number; isKnownHandle: () => Promise<boolean> }

const DAY = 24 * 60 * 60 * 1000
const NOT_BLUESKY = 'This address does not answer like a Bluesky server. Check it for typing mistakes.'
const NO_ANSWER = 'The server did not answer in time. Check its address, or try again in a few minutes.'
const IN_TROUBLE = 'The server answered with an error of its own. Try again in a few minutes.'
const UNUSABLE =
  'This server answers with a sign-in that cannot be used. Check its address, or ask the people who run it.'
const MAIN_PASSWORD = 'This is the main password of the account. Make an app password in the settings of Bluesky.'
const WRONG_PASSWORD = 'The server does not accept this app password. Make a new one in the settings of Bluesky.'

/** The error of a failed connect attempt, with a sentence for the input that can repair it. */
export async function signInError(error: unknown, { handle, now, isKnownHandle }: Attempt): Promise<AppError> {
  if (error instanceof UnreadableReply) return refused('service', UNUSABLE, error)
  const failure = readFailure(error)
  if (failure.kind === 'address') return refusedAddress(failure.error)
  if (failure.kind === 'transport') return unreachable(NO_ANSWER, error)
  if (failure.kind === 'other') return unreachable(NOT_BLUESKY, error)
  if (failure.status >= 500) return unreachable(IN_TROUBLE, error)
  if (!isProtocolError(failure) || failure.status === 404) return unreachable(NOT_BLUESKY, error)
  if (failure.name === 'AuthFactorTokenRequired') return mainPasswordRefusal()
  const { error: refusal, retryAt } = refusalOf(error, now)
  if (refusal.kind === 'rate_limit') return tooManyTries(retryAt === undefined ? null : retryAt - now, error)
  if (refusal.kind === 'permission') {
    return refused('handle', 'The server has suspended or deactivated this account.', error)
  }
  if (await isKnownHandle()) return refused('appPassword', WRONG_PASSWORD, error)
  return refused('handle', `This server has no account named ${handle}.`, error)
}

export function mainPasswordRefusal(): AppError {
  return refused('appPassword', MAIN_PASSWORD)
}

/** @param home the server that the account's identity names */
export function accountElsewhereRefusal(home: string): AppError {
  return refused('service', `This account is held by ${new URL(home).host}, not by this server. Sign in there.`)
}

function refused(field: 'handle' | 'appPassword' | 'service', detail: string, cause?: unknown): AppError {
  return new AppError('connection_refused', { detail, fields: { [field]: detail }, cause })
}

function unreachable(detail: string, cause: unknown): AppError {
  return new AppError('connection_unreachable', { detail, fields: { service: detail }, cause })
}

function tooManyTries(wait: number | null, cause: unknown): AppError {
  const detail = 'The server has had too many sign-ins for this account. Try again later.'
  return new AppError('rate_limited', {
    detail,
    cause,
    ...(wait !== null && { retryAfter: Math.ceil(Math.min(wait, DAY) / 1000) }),
  })
}

function refusedAddress(error: AppError): AppError {
  const detail = error.detail ?? 'This address cannot be called.'
  return new AppError('address_refused', { message: error.message, detail, fields: { service: detail }, cause: error })
}
