import type { User } from 'firebase/auth'

/**
 * The provider's token of a user. One that was made before they confirmed their address is replaced, so that the
 * backend learns of it at the next page and not an hour later.
 */
export async function identityToken(user: User): Promise<string> {
  const { token, claims } = await user.getIdTokenResult()
  const isOutdated = user.emailVerified && claims['email_verified'] !== true
  return isOutdated ? user.getIdToken(true) : token
}
