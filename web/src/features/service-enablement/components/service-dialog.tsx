import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { saveSwitch } from '../data/switches.ts'
import { formValuesOf, type ServiceFormValues, serviceFormSchema, type ServiceOrder } from '../service-form.ts'
import { RuleList } from './rule-list.tsx'
import { ServiceImpact } from './service-impact.tsx'

type Props = { service: ShownSwitch; onClose: () => void; onChanged: () => void }

/** Changes for whom a service is on. */
export function ServiceDialog({ service: { id, rev, settings, names }, onClose, onChanged }: Props) {
  const { t } = useTranslation('service-enablement')
  const sensitive = useSensitive()
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<ServiceFormValues, ServiceOrder>({
    schema: serviceFormSchema,
    defaultValues: formValuesOf(settings, names),
    async send({ reason, ...changes }) {
      const input = { id, rev, settings: { ...settings, ...changes }, reason }
      const outcome = await sensitive.run(() => saveSwitch(input))
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
