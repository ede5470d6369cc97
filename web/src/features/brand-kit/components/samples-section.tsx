import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_SAMPLE_MAX, BRAND_SAMPLES_MAX } from '@postwright/core/model/brand-limits'
import {
  FEW_SAMPLES_WORDS_MIN,
  FINGERPRINT_SAMPLES_MIN,
  FINGERPRINT_WORDS_MIN,
  fingerprintOf,
  COMPARED_WORDS_MIN,
  compareStyle,
  type Fingerprint,
  type StyleComparison,
} from '@postwright/core/checks/brand/fingerprint'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import styles from './samples.module.css'
import type { SectionProps } from './section-props.ts'
import { styleOf } from '@postwright/core/checks/brand/style-features'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'

/** Edits sample texts of the brand, and shows what they have in common. */
export function SamplesSection({ draft: { samples }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const set = (next: typeof samples) => onEdit({ samples: next })
  const settled = useDeferredValue(samples)
  const result = useMemo(() => fingerprintOf(settled.map(({ text }) => text)), [settled])
  return (
    <div className={styles.section}>
      <ol className={styles.samples}>
        {samples.map(({ id, text }, at) => (
          <li key={id} className={styles.sample}>
            <CountedTextarea
              label={t('brand:samples.one', { number: at + 1 })}
              minRows={3}
              max={BRAND_SAMPLE_MAX}
              value={text}
              onChange={(event) => {
                const next = event.currentTarget.value.slice(0, BRAND_SAMPLE_MAX)
                set(samples.map((each) => (each.id === id ? { id, text: next } : each)))
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('brand:samples.remove', { number: at + 1 })}
              onClick={() => set(samples.filter((each) => each.id !== id))}
            >
              <IconX size="1rem" aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        className={styles.add}
        variant="default"
        leftSection={<IconPlus size="1rem" aria-hidden />}
        disabled={samples.length >= BRAND_SAMPLES_MAX}
        onClick={() => set([...samples, { id: crypto.randomUUID(), text: '' }])}
      >
        {t('brand:samples.add')}
      </Button>
      {'fingerprint' in result ? (
        <CompareField fingerprint={result.fingerprint} />
      ) : (
        <div className={styles.few}>
          <progress className={styles.progress} max={1} value={shareOf(result)} aria-hidden />
          <p>
            {t('brand:samples.few', {
              have: t('brand:samples.have', {
                samples: t('brand:samples.samples', { count: result.samples }),
                words: t('brand:samples.words', { count: result.words }),
              }),
              samples: FINGERPRINT_SAMPLES_MIN,
              least: FINGERPRINT_WORDS_MIN,
              words: FEW_SAMPLES_WORDS_MIN,
            })}
          </p>
        </div>
      )}
    </div>
  )
}

/**
 * Returns the progress towards a fingerprint; 1 or more is complete. Either enough samples with enough words in total are needed, or a higher number
 * of words in fewer samples; the greater progress counts.
 */
function shareOf({ words, samples }: { words: number; samples: number }): number {
  const bySamples = Math.min(samples / FINGERPRINT_SAMPLES_MIN, words / FINGERPRINT_WORDS_MIN)
  return Math.max(bySamples, words / FEW_SAMPLES_WORDS_MIN)
}

/** Shows the fingerprint as a chart, with a text compared with it. */
function CompareField({ fingerprint }: { fingerprint: Fingerprint }) {
  const { t } = useTranslation('brand')
  const [text, setText] = useState('')
  const settled = useDeferredValue(text)
  const comparison = useMemo(() => compareStyle(fingerprint, styleOf(analyzeText(settled))), [fingerprint, settled])
  const strange = comparison?.differences.filter(({ apart }) => Math.abs(apart) > 1.5).slice(0, 3) ?? []
  return (
    <div className={styles.compare}>
      <FingerprintImage fingerprint={fingerprint} comparison={comparison} />
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

type Props = { fingerprint: Fingerprint; comparison: StyleComparison | null }

/** Maximum deviation shown on each side, in multiples of the usual deviation. */
const REACH = 4

/** Shows a row for each feature: the brand's usual range as a band, and the position of the compared text. */
function FingerprintImage({ fingerprint, comparison }: Props) {
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
