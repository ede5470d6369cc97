import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hostOf } from './host-of.ts'
import styles from './link-card.module.css'

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
