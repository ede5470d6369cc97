import { useTranslation } from 'react-i18next'
import { TONE_AXES, type BrandVoice } from '@postwright/core/model/brand-voice'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './fields.module.css'
import { RulesField } from './rules-field.tsx'
import type { SectionProps } from './section-props.ts'
import { ToneSlider } from './tone-slider.tsx'

const CHOICES = {
  spelling: ['any', 'us', 'uk'],
  capitalisation: ['any', 'sentence', 'title'],
  oxfordComma: ['any', 'always', 'never'],
  emoji: ['any', 'few', 'none'],
} as const

/** How a brand sounds: its tone, sentences for people who write, and what its checks go by. */
export function VoiceSection({ draft: { voice }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const set = (part: Partial<BrandVoice>) => onEdit({ voice: { ...voice, ...part } })
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('brand:voice.tone')}</legend>
        <p className={styles.soft}>{t('brand:voice.toneHint')}</p>
        {TONE_AXES.map((axis) => (
          <ToneSlider
            key={axis}
            axis={axis}
            value={voice.tone[axis]}
            onValue={(value) => set({ tone: { ...voice.tone, [axis]: value } })}
          />
        ))}
      </fieldset>
      <RulesField rules={voice.rules} onRules={(rules) => set({ rules })} />
      <div className={styles.few}>
        <SelectField
          label={t('brand:voice.spelling.label')}
          value={voice.spelling}
          options={CHOICES.spelling.map((value) => ({ value, label: t(`brand:voice.spelling.${value}`) }))}
          onChange={(spelling) => set({ spelling })}
        />
        <SelectField
          label={t('brand:voice.capitalisation.label')}
          value={voice.capitalisation}
          options={CHOICES.capitalisation.map((value) => ({ value, label: t(`brand:voice.capitalisation.${value}`) }))}
          onChange={(capitalisation) => set({ capitalisation })}
        />
        <SelectField
          label={t('brand:voice.oxfordComma.label')}
          value={voice.oxfordComma}
          options={CHOICES.oxfordComma.map((value) => ({ value, label: t(`brand:voice.oxfordComma.${value}`) }))}
          onChange={(oxfordComma) => set({ oxfordComma })}
        />
        <SelectField
          label={t('brand:voice.emoji.label')}
          value={voice.emoji}
          options={CHOICES.emoji.map((value) => ({ value, label: t(`brand:voice.emoji.${value}`) }))}
          onChange={(emoji) => set({ emoji })}
        />
      </div>
    </div>
  )
}
