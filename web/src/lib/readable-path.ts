import { excerptOf } from '@postwright/core/text/excerpt'

const SHOWN_MAX = 80

/** Invisible and bidirectional control characters. They are replaced so that one path cannot look like another. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Returns a path for display: decoded if possible, with `?` for invisible characters, and at most 80 characters long. */
export function toReadablePath(path: string): string {
  return excerptOf(decoded(path).replaceAll(UNSEEN, '?'), SHOWN_MAX)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
