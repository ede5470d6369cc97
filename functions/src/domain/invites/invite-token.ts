import { createHash } from 'node:crypto'
import type { Config } from '../ports/config.ts'
import type { Ids } from '../ports/world.ts'

/** The secret in the link of an invite: 288 random bits. */
export function newInviteToken(ids: Ids): string {
  return `${ids.random()}${ids.random()}`
}

export function hashInviteToken(token: string): string {
  return createHash('sha256').update(`invite|${token}`).digest('hex')
}

export function invitePath(token: string): string {
  return `/invite/${token}`
}

/** Links lead to the configured address of the product, never to one that a request names. */
export function inviteLink({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}${invitePath(token)}`
}
