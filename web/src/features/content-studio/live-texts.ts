const TEXTS = ['text', 'title', 'comment', 'note', 'thread']

/** What the composer's fields show by themselves. */
export const LIVE_FIELDS = { isLive: isLiveText, choices: ['connectionIds'] }

/** Whether the field of a text reads it as it is typed. `place`: `/text`, `/thread/0`, or such a path of a channel's own version. */
export function isLiveText(place: string): boolean {
  const [, first = '', , own = ''] = place.split('/')
  return TEXTS.includes(first === 'overrides' ? own : first)
}
