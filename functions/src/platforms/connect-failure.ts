import { AppError } from '../domain/app-error.ts'
import { NetworkFailure } from './network-failure.ts'
import { TransportError } from './transport-error.ts'

const NO_ANSWER = 'No answer came in time. Check the address, or try again in a few minutes.'
const NO_SERVER = 'No server was found under this address. Check it for typing mistakes.'
const IN_TROUBLE = 'The network answered with an error of its own. Try again in a few minutes.'
const TOO_MANY = 'The network has had too many calls for this account. Try again later.'
const DAY_SECONDS = 24 * 60 * 60

/**
 * The error of a failed attempt to connect a channel.
 * @param field the input that names the network's address or account
 * @param refused what a person can do about a refusal
 */
export function connectFailure(error: unknown, now: number, field: string, refused: string): unknown {
  const say = (detail: string) => ({ detail, fields: { [field]: detail }, cause: error })
  if (error instanceof TransportError)
    return new AppError('connection_unreachable', say(error.failure === 'unresolved' ? NO_SERVER : NO_ANSWER))
  if (error instanceof AppError && error.code === 'address_refused') {
    return new AppError('address_refused', {
      ...say(error.detail ?? 'This address cannot be called.'),
      message: error.message,
    })
  }
  if (!(error instanceof NetworkFailure)) return error
  if (error.kind === 'platform_down') return new AppError('connection_unreachable', say(IN_TROUBLE))
  if (error.kind !== 'rate_limit') return new AppError('connection_refused', say(refused))
  const wait = error.retryAt === null ? null : Math.ceil((error.retryAt - now) / 1000)
  return new AppError('rate_limited', {
    detail: TOO_MANY,
    cause: error,
    ...(wait !== null && { retryAfter: Math.min(wait, DAY_SECONDS) }),
  })
}
