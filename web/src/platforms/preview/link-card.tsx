import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './link-card.module.css'
import type { PreviewContent } from './preview-content.ts'
import { textSegments } from '@/ui/preview-text.tsx'

type Props = {
  link: string
  /** Where the name of the server stands; `small`: the picture is beside the words. */
  look: 'hostBelow' | 'hostAbove' | 'small'
  /** Known only where the post itself says it; the rest comes from the page. */
  title?: string
}

/** The card of a link. Its picture and words are the page's, which only the network fetches. */
export function LinkCard({ link, look, title = '' }: Props) {
  const { t } = useTranslation('previews')
  const host = <span className={styles.host}>{hostOf(link)}</span>
  return (
    <div className={styles.card} data-look={look}>
      <span className={styles.picture} aria-hidden="true">
        <IconPhoto size="1.75rem" stroke={1.4} />
      </span>
      <span className={styles.words}>
        {look === 'hostAbove' && host}
        <span className={styles.title}>{title === '' ? t('previews:card.title') : title}</span>
        {look !== 'hostAbove' && host}
      </span>
    </div>
  )
}

/**
 * The link that a post shows a card of: the chosen one or the first of its text, where nothing else is attached; null where there
 * is no card.
 */
export function cardLink({ post, poll, linkCard }: PreviewContent, chosen?: unknown): string | null {
  if (!linkCard || post.files.length > 0 || poll !== null) return null
  return typeof chosen === 'string' && chosen.trim() !== '' ? chosen.trim() : firstLink(post.text)
}

/** The address of the first link of a text, which a network may show a card of; null where there is none. */
export function firstLink(text: string): string | null {
  const link = textSegments(text).find(({ kind }) => kind === 'link')
  return link?.kind === 'link' ? link.uri : null
}

/** The server of an address, as cards of links name it. */
export function hostOf(address: string): string {
  const [, host = address] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address) ?? []
  return host.toLowerCase()
}
