import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_SAMPLE_MAX } from '@postwright/core/model/brand-limits'
import { COMPARED_WORDS_MIN, compareStyle, type Fingerprint } from '@postwright/core/checks/brand/fingerprint'
import { styleOf } from '@postwright/core/checks/brand/style-features'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { FingerprintPicture } from './fingerprint-picture.tsx'
import styles from './samples.module.css'

/** The fingerprint as a picture, and a text laid over it. */
export function CompareField({ fingerprint }: { fingerprint: Fingerprint }) {
  const { t } = useTranslation('brand')
  const [text, setText] = useState('')
  const settled = useDeferredValue(text)
  const comparison = useMemo(() => compareStyle(fingerprint, styleOf(analyzeText(settled))), [fingerprint, settled])
  const strange = comparison?.differences.filter(({ apart }) => Math.abs(apart) > 1.5).slice(0, 3) ?? []
  return (
    <div className={styles.compare}>
      <FingerprintPicture fingerprint={fingerprint} comparison={comparison} />
      <div className={styles.other}>
        <CountedTextarea
          label={t('brand:compare.label')}
          hint={t('brand:compare.hint', { least: COMPARED_WORDS_MIN })}
          minRows={6}
          max={BRAND_SAMPLE_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div role="status">
          {comparison && (
            <>
              <p className={styles.likeness}>{t('brand:compare.likeness', { likeness: comparison.likeness })}</p>
              {strange.length === 0 && <p className={styles.soft}>{t('brand:compare.alike')}</p>}
              <ul className={styles.strange}>
                {strange.map(({ feature, apart, own, draft }) => (
                  <li key={feature}>
                    {t(apart > 0 ? 'brand:compare.more' : 'brand:compare.less', {
                      feature: t(`brand:feature.${feature}`),
                      own: round(own),
                      draft: round(draft),
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function round(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toFixed(1)
}
