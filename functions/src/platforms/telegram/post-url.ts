import type { Connection } from '@postwright/core/model/connection'

/** Ids of channels begin with this; their addresses leave it out. */
const CHANNEL_PREFIX = /^-100/

/**
 * The address of a message: by the channel's name when it is public, else one that its members can open. Messages of basic groups
 * have none: https://core.telegram.org/api/links#message-links (2026-11)
 */
export function postUrl({ handle, externalId }: Pick<Connection, 'handle' | 'externalId'>, messageId: number): string {
  if (handle.startsWith('@')) return `https://t.me/${handle.slice(1)}/${messageId}`
  if (!CHANNEL_PREFIX.test(externalId)) return ''
  return `https://t.me/c/${externalId.replace(CHANNEL_PREFIX, '')}/${messageId}`
}
