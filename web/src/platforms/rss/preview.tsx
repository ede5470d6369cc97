import { IconRss } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/excerpt'
import type { PreviewProps } from '../platform-module.ts'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PostText } from '../preview/post-text.tsx'
import styles from './preview.module.css'

const MARKS = { links: true, tags: false, mentions: 'none' } as const

/** Shows an entry as in a feed reader. */
export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle } = channel
  const { post, title } = content
  const heading = title.trim() === '' ? firstLine(post.text) : title.trim()
  return (
    <article className={styles.page} data-device={device}>
      <p className={styles.feed}>
        <IconRss size="1rem" aria-hidden /> {name || handle} · {t('previews:justNow')}
      </p>
      {heading !== null && heading !== '' && <h3 className={styles.title}>{heading}</h3>}
      {isEmpty(content) && <EmptyLines />}
      <div className={styles.words}>
        <PostText text={post.text} marks={MARKS} />
      </div>
      <MediaGrid files={post.files} layout="rows" single={[0.6, 2.4]} />
    </article>
  )
}
