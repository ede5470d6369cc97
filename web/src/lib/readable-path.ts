import { excerptOf } from '@postwright/core/text/excerpt'

const SHOWN_MAX = 80

/** Characters that are not seen, or that change the order in which others are: an address shows as what it is. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A path as people read it: decoded where that is possible, without characters that hide, and not longer than a line or two. */
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
