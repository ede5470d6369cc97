import styles from './preview.module.css'

/** Names, texts and other values of a JSON document. */
const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** A value as JSON, its names and texts set apart. */
export function JsonText({ value }: { value: object }) {
  const json = JSON.stringify(value, null, 2)
  const tokens = [...json.matchAll(TOKEN)]
  return (
    <pre className={styles.json}>
      {tokens.map(({ 0: token, 1: text, 2: colon, index }, at) => {
        const end = tokens[at - 1]
        const between = json.slice(end ? end.index + end[0].length : 0, index)
        const kind = text === undefined ? 'value' : colon === undefined ? 'text' : 'name'
        return (
          <span key={index}>
            {between}
            <span data-kind={kind}>{token}</span>
          </span>
        )
      })}
      {json.slice(json.lastIndexOf('\n  }'))}
    </pre>
  )
}
