import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './link-card.module.css'
import type { PreviewContent } from './preview-content.ts'
import { textSegments } from '@/ui/preview-text.tsx'

type Props = {
  link: string
  /** Position of the host name; `small`: the image is next to the text. */
  look: 'hostBelow' | 'hostAbove' | 'small'
  /** Set only if the post contains the title; other texts come from the page. */
  title?: string
}

/** Shows the card of a link. Its image and texts come from the page, which only the network fetches. */
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

/** Returns the link for which a post shows a card: the chosen one or the first in its text, if nothing else is attached; null if there is no card. */
export function cardLink({ post, poll, linkCard }: PreviewContent, chosen?: unknown): string | null {
  if (!linkCard || post.files.length > 0 || poll !== null) return null
  return typeof chosen === 'string' && chosen.trim() !== '' ? chosen.trim() : firstLink(post.text)
}

/** Returns the first link of a text, for which a network may show a card; null if there is none. */
export function firstLink(text: string): string | null {
  const link = textSegments(text).find(({ kind }) => kind === 'link')
  return link?.kind === 'link' ? link.uri : null
}

/** Returns the host of an address, as link cards show it. */
export function hostOf(address: string): string {
  const [, host = address] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address) ?? []
  return host.toLowerCase()
}
