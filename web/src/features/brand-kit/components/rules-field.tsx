import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_VOICE_RULE_MAX, BRAND_VOICE_RULES_MAX } from '@postwright/core/model/brand-limits'
import { toOneLine } from '@postwright/core/text/one-line'
import styles from './fields.module.css'

type Props = { rules: readonly string[]; onRules: (rules: string[]) => void }

/** Sentences for people who write, such as what to begin with. */
export function RulesField({ rules, onRules }: Props) {
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
