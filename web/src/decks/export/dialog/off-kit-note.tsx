import { useTranslation } from 'react-i18next'
import type { ColorBesideKit } from '@postwright/core/brand/colors-beside-kit'
import styles from './export-dialog.module.css'

/** More are counted only. */
const SHOWN_MAX = 8

/** Why a deck cannot be posted by a member who is held to the colours of its brand kit: which others are in it, and where. */
export function OffKitNote({ found }: { found: readonly ColorBesideKit[] }) {
  const { t } = useTranslation('export')
  return (
    <div role="status" className={styles.part}>
      <p className={styles.note}>{t('export:send.offKit')}</p>
      <ul className={styles.notes}>
        {found.slice(0, SHOWN_MAX).map(({ color, slide }) => (
          <li key={`${color} ${slide}`}>
            <span className={styles.sample} style={{ '--swatch': color }} aria-hidden />{' '}
            {slide === null
              ? t('export:send.colorOfTheme', { color })
              : t('export:send.colorOnSlide', { color, slide })}
          </li>
        ))}
        {found.length > SHOWN_MAX && <li>{t('export:send.moreColors', { count: found.length - SHOWN_MAX })}</li>}
      </ul>
    </div>
  )
}
