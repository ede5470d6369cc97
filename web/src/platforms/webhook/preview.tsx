import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import styles from './preview.module.css'
import type { PreviewContent } from '../preview/preview-content.ts'

/** Shows the requests that a receiver gets; values known only when the event is sent are in angle brackets. */
export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  return (
    <article className={styles.page} data-device={device}>
      {eventsOf(content).map((event, at) => (
        <div key={at} className={styles.request} role="group" aria-label={t('previews:request', { number: at + 1 })}>
          <p className={styles.head}>
            <strong className={styles.method}>{POST}</strong> {channel.service}
          </p>
          <p className={styles.headers}>{HEADERS}</p>
          <JsonText value={event} />
        </div>
      ))}
    </article>
  )
}

const POST = 'POST'
const HEADERS =
  'content-type: application/json\nwebhook-id: <id>\nwebhook-timestamp: <seconds>\nwebhook-signature: v1,<signature>'

/** Returns a placeholder for a value that is known only when the event is sent. */
const later = (name: string) => `<${name}>`

/** Returns the event of each part of a post, in the format that receivers get. */
function eventsOf({ post, title, replies }: PreviewContent): object[] {
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

/** Keys, strings and other values in JSON. */
const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** Shows a value as JSON with syntax highlighting. */
function JsonText({ value }: { value: object }) {
  const json = JSON.stringify(value, null, 2)
  const tokens = [...json.matchAll(TOKEN)]
  const endOf = (at: number) => {
    const token = tokens[at]
    return token ? token.index + token[0].length : 0
  }
  return (
    <pre className={styles.json}>
      {tokens.map(({ 0: token, 1: text, 2: colon, index }, at) => {
        const between = json.slice(endOf(at - 1), index)
        const kind = text === undefined ? 'value' : colon === undefined ? 'text' : 'name'
        return (
          <span key={index}>
            {between}
            <span data-kind={kind}>{token}</span>
          </span>
        )
      })}
      {json.slice(endOf(tokens.length - 1))}
    </pre>
  )
}
