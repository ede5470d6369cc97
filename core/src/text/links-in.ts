import { findLinks } from './facets.ts'

/** The links of a text as they are written there, in its order. */
export function linksIn(text: string): string[] {
  return findLinks(text).map(({ start, end }) => text.slice(start, end))
}
