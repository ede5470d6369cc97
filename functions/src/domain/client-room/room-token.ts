import { documentId } from '@postwright/core/ids'
import type { Config } from '../ports/config.ts'
import type { Ids } from '../ports/world.ts'
import { hashLinkSecret, newLinkSecret } from '../link-secret.ts'

/** A token names the workspace and the id of its link. */
export type RoomKey = { workspaceId: string; linkId: string }

const SEPARATOR = '.'

export function newRoomToken(ids: Ids, workspaceId: string): string {
  return `${workspaceId}${SEPARATOR}${newLinkSecret(ids)}`
}

/** Null for what is no token. */
export function readRoomToken(token: string): RoomKey | null {
  const at = token.indexOf(SEPARATOR)
  const workspaceId = token.slice(0, Math.max(at, 0))
  const secret = token.slice(at + 1)
  if (secret === '' || !documentId().safeParse(workspaceId).success) return null
  return { workspaceId, linkId: hashLinkSecret(secret) }
}

export function roomAddress({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}/review/${token}`
}
