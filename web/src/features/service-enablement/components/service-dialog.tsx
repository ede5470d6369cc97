import { Button, Group, Stack, ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { setSwitch } from '@postwright/core/api/switches'
import { call } from '@/lib/api-client.ts'
import {
  formValuesOf,
  type ServiceFormValues,
  serviceFormSchema,
  type ServiceOrder,
  NEW_RULE,
  type RuleValues,
  SEGMENT_KINDS,
} from '../service-form.ts'
import { ServiceImpact } from './service-impact.tsx'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { SERVICE_RULES_MAX } from '@postwright/core/model/service-switch'
import { SelectField } from '@/ui/select-field.tsx'
import styles from '../service-enablement.module.css'

type Props = { service: ShownSwitch; onClose: () => void; onChanged: () => void }

/** Edits the audience of a service. */
export function ServiceDialog({ service: { id, rev, settings, names }, onClose, onChanged }: Props) {
  const { t } = useTranslation('service-enablement')
  const sensitive = useSensitive()
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<ServiceFormValues, ServiceOrder>({
    schema: serviceFormSchema,
    defaultValues: formValuesOf(settings, names),
    async send({ reason, ...changes }) {
      const input = { id, rev, settings: { ...settings, ...changes }, reason }
      const outcome = await sensitive.run(() => call(setSwitch, input))
      if (!outcome.done) return
      onChanged()
      onClose()
    },
  })
  const isOn = field('isOn')
  const rules = field('rules')
  return (
    <Dialog
      title={t('service-enablement:service.change', { name: t(`service-enablement:name.${id}`) })}
      onClose={onClose}
      size="xl"
    >
      <form onSubmit={submit} noValidate>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <SwitchRow
            label={t('service-enablement:service.on')}
            description={t(`service-enablement:refused.${id}`)}
            checked={isOn.value}
            onChange={isOn.onChange}
          />
          {!isOn.value && <ServiceImpact id={id} />}
          <TextField
            {...form.register('share')}
            label={t('service-enablement:service.share')}
            hint={t('service-enablement:service.shareHint')}
            error={errorOf('share', t('service-enablement:service.shareWrong'))}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...form.register('excluded')}
            label={t('service-enablement:service.excluded')}
            hint={t('service-enablement:service.excludedHint')}
            error={errorOf('excluded', t('service-enablement:service.excludedWrong'))}
            autoComplete="off"
            spellCheck={false}
            optional
          />
          <RuleList
            rules={rules.value}
            onChange={rules.onChange}
            error={errorOf('rules', t('service-enablement:rules.wrong'))}
          />
          <TextField
            {...form.register('message')}
            label={t('service-enablement:service.message')}
            hint={t('service-enablement:service.messageHint')}
            error={errorOf('message', t('service-enablement:service.messageWrong'))}
            autoComplete="off"
            optional
          />
          <TextField
            {...form.register('reason')}
            label={t('service-enablement:reason')}
            hint={t('service-enablement:reasonHint')}
            error={errorOf('reason', t('service-enablement:reasonMissing'))}
            autoComplete="off"
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('service-enablement:cancel')}
            </Button>
            <Button type="submit" loading={isSending} {...(settings.isOn && !isOn.value && { color: 'red' })}>
              {t(settings.isOn && !isOn.value ? 'service-enablement:off.confirm' : 'service-enablement:service.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

type RuleListProps = {
  rules: readonly RuleValues[]
  onChange: (rules: RuleValues[]) => void
  error: string | undefined
}

/** Edits the segments for which a service is turned on or off; the first matching segment applies. */
function RuleList({ rules, onChange, error }: RuleListProps) {
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
