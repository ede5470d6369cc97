import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SERVICE_RULES_MAX } from '@postwright/core/model/service-rule'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from '../service-enablement.module.css'
import { NEW_RULE, type RuleValues, SEGMENT_KINDS } from '../service-form.ts'

type Props = { rules: readonly RuleValues[]; onChange: (rules: RuleValues[]) => void; error: string | undefined }

/** The segments for which a service is turned on or off; the first that a person belongs to decides. */
export function RuleList({ rules, onChange, error }: Props) {
  const { t } = useTranslation('service-enablement')
  const change = (at: number, patch: Partial<RuleValues>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...patch } : rule)))
  return (
    <fieldset className={styles.rules} aria-invalid={error !== undefined || undefined}>
      <legend className={styles.name}>{t('service-enablement:rules.title')}</legend>
      <p className={styles.changed}>{t('service-enablement:rules.hint')}</p>
      {rules.map(({ effect, kind, text }, at) => (
        <div
          key={at}
          className={styles.rule}
          role="group"
          aria-label={t('service-enablement:rules.rule', { number: at + 1 })}
        >
          <SelectField
            label={t('service-enablement:rules.effect')}
            value={effect}
            onChange={(chosen) => change(at, { effect: chosen })}
            options={(['on', 'off'] as const).map((value) => ({
              value,
              label: t(`service-enablement:rules.${value}`),
            }))}
          />
          <SelectField
            label={t('service-enablement:rules.kind')}
            value={kind}
            onChange={(chosen) => change(at, { kind: chosen, text: '' })}
            options={SEGMENT_KINDS.map((value) => ({ value, label: t(`service-enablement:rules.kinds.${value}`) }))}
          />
          {kind !== 'admins' && (
            <TextField
              label={t(`service-enablement:rules.text.${kind}`)}
              value={text}
              onChange={(event) => change(at, { text: event.currentTarget.value })}
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <ActionIcon
            className={styles.remove}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('service-enablement:rules.remove', { number: at + 1 })}
            onClick={() => onChange(rules.filter((_, index) => index !== at))}
          >
            <IconTrash size="1.125rem" aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      {rules.length < SERVICE_RULES_MAX && (
        <Button
          className={styles.add}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => onChange([...rules, NEW_RULE])}
        >
          {t('service-enablement:rules.add')}
        </Button>
      )}
    </fieldset>
  )
}
