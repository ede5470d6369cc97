import { decodeHTML } from 'entities'

const UNSEEN = /<(script|style|head|noscript|template)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi
const BREAK = /<(br|hr)\b[^>]*>|<\/(p|div|li|h[1-6]|tr|blockquote|section|article|figure|ul|ol|pre)\s*>/gi
const TAG = /<\/?[a-z!][^>]*>/gi

/** What a person reads of a piece of HTML, a paragraph a line. Nothing of its markup is left, whatever it was. */
export function htmlToText(html: string): string {
  const bare = html.replace(UNSEEN, ' ').replace(/\s+/g, ' ').replace(BREAK, '\n').replace(TAG, '')
  return decodeHTML(bare)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
