import type { PostDraft } from '@postwright/core/model/post'

/** True when the text or a picture's description has every word that is looked for, whatever its case and its accents. */
export function matchesWords({ text, media }: Pick<PostDraft, 'text' | 'media'>, words: string): boolean {
  const found = plain([text, ...media.map(({ alt }) => alt)].join('\n'))
  return plain(words)
    .split(/\s+/)
    .every((word) => found.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
