/** A post as a network lists it; `at` in epoch milliseconds. */
export type ListedPost = { id: string; text: string; at: number; url: string | null }

/** How far the network's clock and ours, and a slow call, may lie apart. */
const APART_MAX = 10 * 60 * 1000

/** The post with this text that was published nearest to our call; null when none lies within ten minutes of it. */
export function nearestPost(
  posts: readonly ListedPost[],
  { text, at }: { text: string; at: number },
): ListedPost | null {
  const distance = (post: ListedPost) => Math.abs(post.at - at)
  const fitting = posts.filter((post) => isSameText(post.text, text) && distance(post) <= APART_MAX)
  return fitting.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Networks trim a text and may write its line ends and accents their own way. */
function isSameText(stored: string, sent: string): boolean {
  return plain(stored) === plain(sent)
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
