/** Hashtags as they stand in a post: `#coffee #latteart`. */
export function writeHashtags(hashtags: readonly string[]): string {
  return hashtags.map((tag) => `#${tag}`).join(' ')
}
