/** A name as most networks write them; networks whose names are domains know more of theirs. */
const MENTION = /(?<=^|[\s([])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu

/** How many accounts a text names. */
export function countMentions(text: string): number {
  return text.match(MENTION)?.length ?? 0
}
