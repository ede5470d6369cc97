import type { Config } from '../ports/config.ts'
import { hashLinkSecret } from '../link-secret.ts'

export function hashInviteToken(token: string): string {
  return hashLinkSecret(`invite|${token}`)
}

export function invitePath(token: string): string {
  return `/invite/${token}`
}

/** Links lead to the configured address of the product, never to one that a request names. */
export function inviteLink({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}${invitePath(token)}`
}
