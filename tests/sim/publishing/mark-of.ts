/** What the text of a post, or of a part of its thread, begins with: by it the ledger tells whose it is. */
export function markOf(postId: string, part: number): string {
  return part === 0 ? `${postId} ` : `${postId}#${part} `
}
