import { useTranslation } from 'react-i18next'
import type { BrandVoice } from '@postwright/core/model/brand-voice'
import styles from './fields.module.css'
import { ReplacedWords } from './replaced-words.tsx'
import type { SectionProps } from './section-props.ts'
import { WordsField } from './words-field.tsx'

/** What a brand does not write, what it writes instead, and what it writes always. */
export function WordsSection({ draft: { voice }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const set = (part: Partial<BrandVoice>) => onEdit({ voice: { ...voice, ...part } })
  return (
    <div className={styles.fields}>
      <ReplacedWords kind="banned" pairs={voice.banned} onPairs={(banned) => set({ banned })} />
      <ReplacedWords kind="preferred" pairs={voice.preferred} onPairs={(preferred) => set({ preferred })} />
      <div className={styles.pair}>
        <WordsField
          label={t('brand:words.required')}
          hint={t('brand:words.requiredHint')}
          words={voice.required}
          onWords={(required) => set({ required })}
        />
        <WordsField
          label={t('brand:words.terms')}
          hint={t('brand:words.termsHint')}
          words={voice.terms}
          onWords={(terms) => set({ terms })}
        />
      </div>
    </div>
  )
}
