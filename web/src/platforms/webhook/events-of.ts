import type { PreviewContent } from '../preview/preview-content.ts'

/** A value that is only known when the event is sent. */
const later = (name: string) => `<${name}>`

/** The event of each part of a post, in the shape in which receivers get it. */
export function eventsOf({ post, title, replies }: PreviewContent): object[] {
  return [post, ...replies].map(({ text, files }, index) => ({
    id: later('id'),
    type: 'post.published',
    timestamp: later('time'),
    data: {
      text,
      title: index === 0 ? title : '',
      media: files.map(({ alt, mime }) => ({
        url: later('address'),
        alt,
        mime,
        width: later('pixels'),
        height: later('pixels'),
      })),
      thread: index === 0 ? null : { index, root: later('id'), parent: later('id') },
    },
  }))
}
