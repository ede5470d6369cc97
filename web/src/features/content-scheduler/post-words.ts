import type { Post } from '@postwright/core/model/post'

/** Everything of a post that people look for: its texts and titles on every channel, what follows it, and its labels. */
export function postWords({ title, text, thread, comment, labels, overrides }: Post): string {
  const versions = overrides.flatMap((own) => [own.title, own.text, own.comment, ...(own.thread ?? [])])
  return [title, text, comment, ...thread, ...labels, ...versions].filter(Boolean).join('\n')
}
