const TEXTS = ['text', 'title', 'comment', 'note', 'thread']

/** Fields that the composer updates itself: texts reach the rest of the screen once typing pauses, choices as soon as they are visible. */
export const LIVE_FIELDS = { isLive: isLiveText, choices: ['connectionIds'] }

/** Returns whether the field of a text renders it live. `place`: `/text`, `/thread/0`, or such a path of a channel's own version. */
export function isLiveText(place: string): boolean {
  const [, first = '', , own = ''] = place.split('/')
  return TEXTS.includes(first === 'overrides' ? own : first)
}
