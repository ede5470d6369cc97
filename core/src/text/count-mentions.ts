/** Mention syntax of most networks; networks whose handles are domain names have their own. */
const MENTION = /(?<=^|[\s([])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu

export function countMentions(text: string): number {
  return text.match(MENTION)?.length ?? 0
}
