import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { FileView, clampRatio } from '../preview/file-view.tsx'
import { firstLink, hostOf } from '../preview/link-card.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { PostText, RichText, type TextMarks } from '../preview/post-text.tsx'
import styles from './preview.module.css'
import type { ReactNode } from 'react'
import { readMrkdwn, type MrkdwnNode } from './read-mrkdwn.ts'

const SHAPES = [0.6, 2.4] as const

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, settings, linkCard, fold } = content
  const shown = name || handle
  const link = linkCard && settings['linkPreviews'] !== false ? firstLink(post.text) : null
  return (
    <article className={styles.page} data-device={device}>
      <span className={styles.avatar}>
        <Avatar name={shown} src={avatar} size={36} />
      </span>
      <div className={styles.body}>
        <p className={styles.by}>
          <strong className={styles.name}>{shown}</strong>
          <span className={styles.app}>{t('previews:app')}</span>
          <span className={styles.faint}>{t('previews:now')}</span>
        </p>
        {isEmpty(content) && <EmptyLines />}
        <PostText
          text={post.text}
          read={showMessage}
          fold={fold}
          more={{ words: t('previews:more.show'), line: true }}
        />
        {link !== null && (
          <p className={styles.unfurl}>
            <strong>{hostOf(link)}</strong>
            <span className={styles.unfurled}>{t('previews:card.title')}</span>
          </p>
        )}
        {post.files.map((file, at) => (
          <div key={file.key} className={styles.file} style={{ aspectRatio: clampRatio(file.ratio, SHAPES) }}>
            <FileView file={file} number={at + 1} />
          </div>
        ))}
      </div>
    </article>
  )
}

/** Highlighted parts of a text: in messages from apps, mentions do not resolve to accounts, and there are no hashtags. */
const MARKS: TextMarks = { links: true, tags: false, mentions: 'none' }

const TAGS = { bold: 'strong', italic: 'em', strike: 's' } as const

/** Renders a message with Slack's markup. */
function showMessage(text: string): ReactNode {
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
