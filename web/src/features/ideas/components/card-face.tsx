import { IconArticle, IconLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Idea } from '@postwright/core/collections/ideas'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { useSignedIn } from '@/session/use-session.ts'
import styles from './board.module.css'

type Props = {
  idea: Idea
  /** Checkbox that selects the idea. */
  box?: ReactNode
  onOpen?: () => void
  isLifted?: boolean
}

/** The visible part of an idea: its first image, text, source and labels. */
export function CardFace({ idea, box, onOpen, isLifted = false }: Props) {
  const { t } = useTranslation(['ideas', 'areas'])
  const { workspaceId } = useSignedIn()
  const { urlOf } = useMediaUrls(
    workspaceId,
    idea.media.slice(0, 1).map(({ mediaId }) => mediaId),
  )
  const [cover] = idea.media
  const url = cover ? urlOf(cover.mediaId) : null
  const title = firstLine(idea.text) ?? t('areas:idea.untitled')
  const rest = idea.text.slice(idea.text.indexOf(title) + title.length).trim()
  return (
    <div className={styles.face} data-lifted={isLifted || undefined}>
      {url !== null && <img className={styles.cover} src={url} alt={cover?.alt ?? ''} loading="lazy" />}
      <div className={styles.titleLine}>
        {box}
        <button type="button" className={styles.title} onClick={onOpen}>
          {title}
        </button>
      </div>
      {rest !== '' && <p className={styles.rest}>{rest}</p>}
      <div className={styles.facts}>
        {idea.media.length > 1 && <span>{t('ideas:card.pictures', { count: idea.media.length })}</span>}
        {idea.source !== '' && (
          <span className={styles.source}>
            <IconLink size="0.875rem" aria-hidden />
            {isWebAddress(idea.source) ? (URL.parse(idea.source)?.host ?? idea.source) : idea.source}
          </span>
        )}
        {idea.labels.map((label) => (
          <Link key={label} className={styles.label} to={routes.ideas.labelled(label)}>
            {label}
          </Link>
        ))}
        {idea.postId !== '' && (
          <Link className={styles.source} to={routes.contentStudioPost.href(idea.postId)}>
            <IconArticle size="0.875rem" aria-hidden />
            {t('ideas:card.post')}
          </Link>
        )}
      </div>
    </div>
  )
}
