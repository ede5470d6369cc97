/** One document per channel and record key. */
export function sandboxPostId(channelId: string, recordKey: string): string {
  return `${channelId}_${recordKey}`
}
