import { useTranslation } from 'react-i18next'
import { TONE_AXES, type BrandVoice } from '@postwright/core/model/brand-kit'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './fields.module.css'
import type { SectionProps } from './section-props.ts'
import { ToneSlider } from './tone-slider.tsx'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { BRAND_VOICE_RULE_MAX, BRAND_VOICE_RULES_MAX } from '@postwright/core/model/brand-limits'
import { toOneLine } from '@postwright/core/text/text-fields'

const CHOICES = {
  spelling: ['any', 'us', 'uk'],
  capitalisation: ['any', 'sentence', 'title'],
  oxfordComma: ['any', 'always', 'never'],
  emoji: ['any', 'few', 'none'],
} as const

/** Edits the voice of a brand: its tone, guidelines for writers, and settings of its checks. */
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

type Props = { rules: readonly string[]; onRules: (rules: string[]) => void }

/** Edits guidelines for writers, such as how to begin a post. */
function RulesField({ rules, onRules }: Props) {
  const { t } = useTranslation('brand')
  const [typed, setTyped] = useState('')
  const line = toOneLine(typed, BRAND_VOICE_RULE_MAX)

  function add() {
    if (line === null) return
    onRules([...new Set([...rules, line])])
    setTyped('')
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('brand:voice.rules')}</legend>
      <ul className={styles.rows}>
        {rules.map((rule) => (
          <li key={rule} className={styles.ruleRow}>
            <span>{rule}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('brand:voice.removeRule', { rule })}
              onClick={() => onRules(rules.filter((each) => each !== rule))}
            >
              <IconX size="1rem" aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={styles.ruleRow}>
        <TextInput
          aria-label={t('brand:voice.newRule')}
          placeholder={t('brand:voice.ruleExample')}
          maxLength={BRAND_VOICE_RULE_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={line === null || rules.length >= BRAND_VOICE_RULES_MAX}
          onClick={add}
        >
          {t('brand:voice.addRule')}
        </Button>
      </div>
    </fieldset>
  )
}
