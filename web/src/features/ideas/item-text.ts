import type { FeedItem } from '@postwright/core/api/import-feeds'

/** The words of an item as an idea or a post begins with them: what it is called, what it says, and its address in a post. */
export function itemText({ title, text, link }: FeedItem, withLink: boolean): string {
  const says = text.startsWith(title) ? text : [title, text].filter((part) => part !== '').join('\n\n')
  return withLink && link !== '' ? `${says}\n\n${link}`.trim() : says
}
