import { useTranslation } from 'react-i18next'
import type { ImageLook } from '@postwright/core/model/profile'
import { CONTRAST_LEAST, HIDDEN_MOST, LEGIBILITY_LEAST } from '@postwright/core/profiles/score-profile'
import styles from '../profiles.module.css'

type Props = { look: ImageLook; wanted: { width: number; height: number }; isBanner: boolean }

/** What was measured in an image, beside what is asked for. */
export function ImageFacts({ look, wanted, isBanner }: Props) {
  const { t } = useTranslation('profiles')
  const { width, height, contrast, legibility, hidden } = look
  const rows = [
    {
      key: 'size',
      has: t('profiles:image.pixels', { width, height }),
      asks: t('profiles:image.atLeastPixels', wanted),
      isMet: width >= wanted.width && height >= wanted.height,
    },
    {
      key: 'contrast',
      has: `${contrast}`,
      asks: t('profiles:image.atLeast', { value: CONTRAST_LEAST }),
      isMet: contrast >= CONTRAST_LEAST,
    },
    isBanner
      ? {
          key: 'hidden',
          has: t('profiles:image.percent', { value: hidden }),
          asks: t('profiles:image.atMostPercent', { value: HIDDEN_MOST }),
          isMet: hidden <= HIDDEN_MOST,
        }
      : {
          key: 'legibility',
          has: t('profiles:image.percent', { value: legibility }),
          asks: t('profiles:image.atLeastPercent', { value: LEGIBILITY_LEAST }),
          isMet: legibility >= LEGIBILITY_LEAST,
        },
  ]
  return (
    <dl className={styles.measures}>
      {rows.map(({ key, has, asks, isMet }) => (
        <div key={key} className={styles.measure} data-met={isMet || undefined}>
          <dt>{t(`profiles:image.fact.${key}`)}</dt>
          <dd>
            {has} <span className={styles.soft}>{asks}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
