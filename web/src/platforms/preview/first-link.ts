import { textSegments } from '@/ui/text-segments.ts'

/** The address of the first link of a text, which a network may show a card of; null where there is none. */
export function firstLink(text: string): string | null {
  const link = textSegments(text).find(({ kind }) => kind === 'link')
  return link?.kind === 'link' ? link.uri : null
}
