import { useTranslation } from 'react-i18next'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { FontSpecimen } from './font-specimen.tsx'
import styles from './fonts.module.css'

/** The bundled font families, each rendered in its own font. */
export function BundledFamilies() {
  const { t } = useTranslation('fonts')
  return (
    <ul className={styles.list} aria-label={t('fonts:bundled.title')}>
      {BUNDLED_FAMILIES.map(({ name, version, weights, subsets }) => (
        <li key={name} className={styles.row}>
          <div className={styles.head}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
            </span>
            <span className={styles.faint}>
              {t('fonts:bundled.facts', { version, weights: weights.join(', '), count: subsets.length })}
            </span>
          </div>
          <FontSpecimen family={name} text={t('fonts:specimen')} />
        </li>
      ))}
    </ul>
  )
}
