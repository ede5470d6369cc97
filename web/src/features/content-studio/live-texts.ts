const TEXTS = ['text', 'title', 'comment', 'note', 'thread']

/** Live fields of the composer, which render by themselves. */
export const LIVE_FIELDS = { isLive: isLiveText, choices: ['connectionIds'] }

/** Returns whether the field of a text renders it live. `place`: `/text`, `/thread/0`, or such a path of a channel's own version. */
export function isLiveText(place: string): boolean {
  const [, first = '', , own = ''] = place.split('/')
  return TEXTS.includes(first === 'overrides' ? own : first)
}
