import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ACT_REASON_MAX, type PersonDetail } from '@postwright/core/api/people'
import { PLAN_LIMITS, type PlanLimit } from '@postwright/core/model/plan'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { saveOverride } from '../data/people.ts'
import {
  beginOverride,
  type LimitChoice,
  overrideFormSchema,
  type OverrideFormValues,
  readLimits,
} from '../override-form.ts'
import { LimitBars } from './limit-bars.tsx'
import classes from './people.module.css'
import { ReasonField } from './ask-dialog.tsx'

type Props = {
  uid: string
  fullName: string
  plan: PersonDetail['plan']
  onClose: () => void
  onDone: () => Promise<void>
}

/** Edits a user's limit overrides, with a preview of the resulting limits. */
export function OverrideDialog({ uid, fullName: name, plan, onClose, onDone }: Props) {
  const { t } = useTranslation('user-management')
  const now = useNow(60_000)
  const sensitive = useSensitive()
  const [isUnchanged, setUnchanged] = useState(false)
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<
    OverrideFormValues,
    z.output<typeof overrideFormSchema>
  >({
    schema: overrideFormSchema,
    defaultValues: beginOverride(plan.overrides),
    async send({ override, reason }) {
      const hasNone = Object.keys(override.limits).length === 0
      setUnchanged(hasNone)
      if (hasNone) return
      const outcome = await sensitive.run(() => saveOverride({ uid, override, reason }))
      if (!outcome.done) return
      await onDone()
      toast.success(t('user-management:plan.saved'))
      onClose()
    },
  })
  const preview = { ...plan, overrides: { limits: readLimits(form.getValues('limits')), until: null } }

  return (
    <Dialog title={t('user-management:plan.dialogTitle', { name })} onClose={onClose} size="xl">
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure ?? (isUnchanged ? t('user-management:plan.none') : null)} takesFocus />
        <Stack gap="lg">
          <p className={classes.sentence}>{t('user-management:plan.dialogText')}</p>
          <div className={classes.parts}>
            <Stack gap="md">
              {PLAN_LIMITS.map((limit) => (
                <LimitField
                  key={limit}
                  limit={limit}
                  {...field(`limits.${limit}`)}
                  error={errorOf(`limits.${limit}.max`, t('user-management:plan.maxWrong'))}
                />
              ))}
              <TextField
                type="date"
                {...form.register('lastDay')}
                label={t('user-management:plan.ends')}
                hint={t('user-management:plan.endsHint')}
                error={errorOf('lastDay', t('user-management:plan.endsWrong'))}
                optional
              />
            </Stack>
            <Stack gap="sm">
              <h3 className={classes.subtitle}>{t('user-management:plan.preview')}</h3>
              <LimitBars
                entitlements={preview}
                usage={plan.usage}
                now={now}
                label={t('user-management:plan.preview')}
              />
            </Stack>
          </div>
          <ReasonField
            {...field('reason')}
            error={errorOf('reason', t('user-management:reason.wrong', { max: ACT_REASON_MAX }))}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('user-management:cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('user-management:plan.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

type FieldProps = {
  limit: PlanLimit
  value: LimitChoice
  onChange: (value: LimitChoice) => void
  error: string | undefined
}

function LimitField({ limit, value, onChange, error }: FieldProps) {
  const { t } = useTranslation('user-management')
  const isStorage = limit === 'storageBytes'
  const name = t(`user-management:plan.limit.${limit}`)
  return (
    <div role="group" aria-label={name} className={classes.limitFields}>
      <SelectField
        label={name}
        value={value.mode}
        options={[
          { value: 'plan' as const, label: t('user-management:plan.asPlan') },
          { value: 'custom' as const, label: t('user-management:plan.limited') },
          { value: 'unlimited' as const, label: t('user-management:plan.unlimited') },
        ]}
        onChange={(mode) => onChange({ ...value, mode })}
      />
      {value.mode === 'custom' && (
        <NumberInput
          label={t(isStorage ? 'user-management:plan.maxGigabytes' : 'user-management:plan.max')}
          value={value.max ?? ''}
          onChange={(typed) => onChange({ ...value, max: typed === '' ? null : Number(typed) })}
          min={0}
          clampBehavior="none"
          allowNegative={false}
          decimalScale={isStorage ? 2 : 0}
          thousandSeparator=","
          error={error}
        />
      )}
    </div>
  )
}
