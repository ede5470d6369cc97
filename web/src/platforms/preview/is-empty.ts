import type { PreviewContent } from './preview-content.ts'

/** Whether there is nothing of a post to show yet. */
export function isEmpty({ post, title, poll, replies }: PreviewContent): boolean {
  return (
    [post.text, title].every((words) => words.trim() === '') && post.files.length === 0 && !poll && replies.length === 0
  )
}
