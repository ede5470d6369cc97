import type { PostDraft } from '@postwright/core/model/post'
import { hasWords } from '@/documents/has-words.ts'

/** True when the text or a picture's description has every word that is looked for, whatever its case and its accents. */
export function matchesWords({ text, media }: Pick<PostDraft, 'text' | 'media'>, words: string): boolean {
  return hasWords([text, ...media.map(({ alt }) => alt)].join('\n'), words)
}
