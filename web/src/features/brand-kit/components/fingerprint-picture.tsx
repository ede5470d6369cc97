import { useTranslation } from 'react-i18next'
import type { Fingerprint, StyleComparison } from '@postwright/core/checks/brand/fingerprint'
import styles from './samples.module.css'

type Props = { fingerprint: Fingerprint; comparison: StyleComparison | null }

/** How many usual differences fit on each side. */
const REACH = 4

/** A row for each feature: the brand's usual range as a band, and where a text lies that is compared with it. */
export function FingerprintPicture({ fingerprint, comparison }: Props) {
  const { t } = useTranslation('brand')
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {t('brand:fingerprint.caption', { words: fingerprint.words, count: fingerprint.samples })}
      </figcaption>
      <table className={styles.print}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('brand:fingerprint.feature')}</th>
            <th scope="col">{t('brand:fingerprint.usual')}</th>
            <th scope="col">{t('brand:fingerprint.place')}</th>
          </tr>
        </thead>
        <tbody>
          {fingerprint.features.map(({ feature, mean }) => {
            const found = comparison?.differences.find((each) => each.feature === feature)
            const apart = Math.max(-REACH, Math.min(REACH, found?.apart ?? 0))
            return (
              <tr key={feature}>
                <th scope="row">{t(`brand:feature.${feature}`)}</th>
                <td className={styles.mean}>{mean >= 10 ? Math.round(mean) : mean.toFixed(1)}</td>
                <td className={styles.lane}>
                  <span className={styles.band} aria-hidden />
                  {found && (
                    <span
                      className={styles.point}
                      data-far={Math.abs(found.apart) > 1.5 || undefined}
                      style={{ '--at': `${50 + (50 * apart) / REACH}%` }}
                      aria-hidden
                    />
                  )}
                  <span className="visually-hidden">
                    {found
                      ? t('brand:fingerprint.apart', { apart: found.apart.toFixed(1) })
                      : t('brand:fingerprint.none')}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}
