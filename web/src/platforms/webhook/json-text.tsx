import styles from './preview.module.css'

/** Names, texts and other values of a JSON document. */
const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** A value as JSON, its names and texts set apart. */
export function JsonText({ value }: { value: object }) {
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
