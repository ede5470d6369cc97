import type { FeedItem } from '@postwright/core/api/import-feeds'

/** Returns the initial text of an idea or a post for an item: its title, its text, and for a post its address. */
export function itemText({ title, text, link }: FeedItem, withLink: boolean): string {
  const says = text.startsWith(title) ? text : [title, text].filter((part) => part !== '').join('\n\n')
  return withLink && link !== '' ? `${says}\n\n${link}`.trim() : says
}
