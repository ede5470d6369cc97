import { createHash } from 'node:crypto'
import { documentId } from '@postwright/core/ids'
import type { Config } from '../ports/config.ts'
import type { Ids } from '../ports/world.ts'

/** What a token names: the workspace, and under which id its link is stored. */
export type RoomKey = { workspaceId: string; linkId: string }

const SEPARATOR = '.'

/** The workspace and 288 random bits, twice those of an id. */
export function newRoomToken(ids: Ids, workspaceId: string): string {
  return `${workspaceId}${SEPARATOR}${ids.random()}${ids.random()}`
}

/** Null for what is no token. The id is a hash: who reads the database learns no address. */
export function readRoomToken(token: string): RoomKey | null {
  const at = token.indexOf(SEPARATOR)
  const workspaceId = token.slice(0, Math.max(at, 0))
  const secret = token.slice(at + 1)
  if (secret === '' || !documentId().safeParse(workspaceId).success) return null
  return { workspaceId, linkId: createHash('sha256').update(secret).digest('hex') }
}

export function roomAddress({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}/review/${token}`
}
