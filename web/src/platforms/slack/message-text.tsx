import type { ReactNode } from 'react'
import type { TextMarks } from '../preview/mark-text.ts'
import { RichText } from '../preview/rich-text.tsx'
import styles from './message-text.module.css'
import { readMrkdwn, type MrkdwnNode } from './read-mrkdwn.ts'

/** In what an app sends, names reach no account, and there are no hashtags. */
const MARKS: TextMarks = { links: true, tags: false, mentions: 'none' }
const TAGS = { bold: 'strong', italic: 'em', strike: 's' } as const

/** A message with the markup that Slack renders. */
export function showMessage(text: string): ReactNode {
  return <Nodes nodes={readMrkdwn(text)} />
}

function Nodes({ nodes }: { nodes: readonly MrkdwnNode[] }): ReactNode {
  return nodes.map((node, at) => <Node key={`${at} ${node.type}`} node={node} />)
}

function Node({ node }: { node: MrkdwnNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return <RichText text={node.text} marks={MARKS} shortens={false} />
    case 'code':
      return <code className={styles.code}>{node.text}</code>
    case 'block':
      return <code className={styles.block}>{node.text}</code>
    case 'quote':
      return (
        <span className={styles.quote}>
          <Nodes nodes={node.nodes} />
        </span>
      )
    case 'bold':
    case 'italic':
    case 'strike': {
      const Tag = TAGS[node.type]
      return (
        <Tag>
          <Nodes nodes={node.nodes} />
        </Tag>
      )
    }
  }
}
