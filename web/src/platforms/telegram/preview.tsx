import { readPairs } from '@postwright/core/platforms/setting-formats'
import { IconArrowUpRight, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import { firstLink, hostOf } from '../preview/link-card.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PostText } from '../preview/post-text.tsx'
import { type PreviewPart, isEmpty } from '../preview/preview-content.ts'
import styles from './preview.module.css'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle } = channel
  const { post, replies, settings, linkCard } = content
  const shown = name || handle
  const withCards = linkCard && settings['linkPreviews'] !== false
  const ofPost = messagesOf(post)
  const messages = [...ofPost, ...replies.flatMap(messagesOf)]
  const buttons = post.files.length > 1 ? [] : shownButtons(settings['buttons'])
  return (
    <article className={styles.page} data-device={device}>
      {messages.map((message, at) => (
        <Bubble key={at} name={shown} message={message} buttons={at === ofPost.length - 1 ? buttons : []}>
          {at > 0 && (
            <p className={styles.quote}>
              <strong>{shown}</strong>
              <span className={styles.quoted}>{excerptOf(messages[at - 1]) || t('previews:attachment')}</span>
            </p>
          )}
          {at === 0 && isEmpty(content) && <EmptyLines />}
          <PostText text={message.text} />
          {withCards && <PagePreview message={message} />}
        </Bubble>
      ))}
    </article>
  )
}

type BubbleProps = { name: string; message: PreviewPart; buttons: readonly string[]; children: ReactNode }

function Bubble({ name, message, buttons, children }: BubbleProps) {
  const { t } = useTranslation('previews')
  const { files } = message
  const bubble = (
    <section className={styles.bubble}>
      <p className={styles.name}>{name}</p>
      {files.length > 0 && (
        <div className={styles.files}>
          <MediaGrid files={files} layout="mosaic" single={[0.7, 2.2]} showsAlt={false} />
        </div>
      )}
      <div className={styles.words}>{children}</div>
      <p className={styles.state}>
        <IconEye size="0.875rem" aria-hidden /> {t('previews:now')}
      </p>
    </section>
  )
  if (buttons.length === 0) return bubble
  return (
    <div className={styles.withButtons}>
      {bubble}
      {buttons.map((text, at) => (
        <span key={at} className={styles.button}>
          {text} <IconArrowUpRight className={styles.corner} size="0.75rem" aria-hidden />
        </span>
      ))}
    </div>
  )
}

/** Returns the labels of buttons that have one. */
function shownButtons(setting: unknown): string[] {
  if (typeof setting !== 'string') return []
  return readPairs(setting).flatMap(({ name }) => (name.trim() === '' ? [] : [name.trim()]))
}

/** Shows the preview of the first link's page, as far as the page is known here. */
function PagePreview({ message: { text, files } }: { message: PreviewPart }) {
  const { t } = useTranslation('previews')
  const link = files.length === 0 ? firstLink(text) : null
  if (link === null) return null
  return (
    <p className={styles.quote}>
      <strong>{hostOf(link)}</strong>
      <span>{t('previews:card.title')}</span>
    </p>
  )
}

function excerptOf(message: PreviewPart | undefined): string {
  return message?.text.trim().split('\n')[0]?.slice(0, 60) ?? ''
}

/** Maximum length of a caption below files; a longer text follows as a separate message. */
const CAPTION_MAX = 1024

function messagesOf({ text, files }: PreviewPart): PreviewPart[] {
  if (files.length === 0 || text.length <= CAPTION_MAX) return [{ text, files }]
  return [
    { text: '', files },
    { text, files: [] },
  ]
}
