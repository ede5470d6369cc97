import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_SAMPLE_MAX, BRAND_SAMPLES_MAX } from '@postwright/core/model/brand-limits'
import {
  FEW_SAMPLES_WORDS_MIN,
  FINGERPRINT_SAMPLES_MIN,
  FINGERPRINT_WORDS_MIN,
  fingerprintOf,
} from '@postwright/core/checks/brand/fingerprint'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { CompareField } from './compare-field.tsx'
import styles from './samples.module.css'
import type { SectionProps } from './section-props.ts'

/** Texts that sound like the brand, and what they have in common. */
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

/** How much of what is needed there is, by the nearer of the two ways. */
function shareOf({ words, samples }: { words: number; samples: number }): number {
  const bySamples = Math.min(samples / FINGERPRINT_SAMPLES_MIN, words / FINGERPRINT_WORDS_MIN)
  return Math.max(bySamples, words / FEW_SAMPLES_WORDS_MIN)
}
