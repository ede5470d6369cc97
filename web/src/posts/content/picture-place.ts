/** Where in a post a file goes: the common version or one channel's, the post itself (part 0) or a later part of its thread. */
export type PicturePlace = { connectionId: string | null; part: number }

const MARK = '#'

/** As it is kept with a file that waits to be uploaded. */
export function writePlace({ connectionId, part }: PicturePlace): string {
  return `${connectionId ?? ''}${MARK}${part}`
}

/** What was kept before files had places went to the post itself. */
export function readPlace(place: string): PicturePlace {
  const [connectionId = '', part = '0'] = place.split(MARK)
  return { connectionId: connectionId === '' ? null : connectionId, part: Number(part) }
}
