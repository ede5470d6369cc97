import { useTranslation } from 'react-i18next'
import { SECTIONS } from '../sections.ts'
import classes from './settings.module.css'

/** Jumps within the page; each section has an address of its own. */
export function SectionNav() {
  const { t } = useTranslation('settings')
  return (
    <nav className={classes.nav} aria-label={t('settings:sections')}>
      {SECTIONS.map(({ id, title }) => (
        <a key={id} className={classes.jump} href={`#${id}`}>
          {t(title)}
        </a>
      ))}
    </nav>
  )
}
