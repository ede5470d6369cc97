import { Button, Group, SegmentedControl, Stack, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUPONS_MAX } from '@postwright/core/api/coupons'
import { COUPON_MONTHS_MAX, type CouponTerms } from '@postwright/core/model/coupon'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone, zoneTown } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { couponFormSchema, type CouponFormValues, hasTerms, NEW_COUPON, readTerms } from '../coupon-form.ts'
import { useCouponText } from '../coupon-text.ts'
import { makeCoupon, useCouponsChanged, useCouponPlans } from '../data/coupons.ts'
import { AmountFields, LimitFields, CountField } from './coupon-fields.tsx'
import classes from './coupons.module.css'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'

type Props = { onClose: () => void; onMade: (couponId: string) => void }

/** The form for a new coupon, with its terms summarized in a sentence before it is created. */
export function NewCouponDialog({ onClose, onMade }: Props) {
  const { t } = useTranslation('coupon-management')
  const text = useCouponText()
  const changed = useCouponsChanged()
  const sensitive = useSensitive()
  // Kept across retries, so that a repeated call creates the same coupon.
  const [couponId] = useState(() => crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<CouponFormValues, CouponTerms>({
    schema: couponFormSchema,
    defaultValues: NEW_COUPON,
    words: (error) =>
      error instanceof ApiError && error.code === 'list_full'
        ? t('coupon-management:form.full', { max: COUPONS_MAX })
        : undefined,
    async send(terms) {
      const outcome = await sensitive.run(() => makeCoupon(couponId, terms))
      if (!outcome.done) return
      const { name } = outcome.value
      await changed()
      if (hasTerms(outcome.value, terms)) toast.success(t('coupon-management:form.created', { name }))
      else toast.error(t('coupon-management:form.createdBefore', { name }))
      onMade(couponId)
    },
  })
  const offKind = field('off.kind')
  const duration = field('duration.kind')
  const terms = readTerms(form.getValues())

  return (
    <Dialog onClose={onClose} title={t('coupon-management:add')} size="xl">
      <form className={classes.form} onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="lg">
          <Notice title={t('coupon-management:form.fixed')} text={t('coupon-management:form.fixedText')} />
          <TextField
            {...form.register('name')}
            label={t('coupon-management:form.name')}
            hint={t('coupon-management:form.nameHint')}
            error={errorOf('name', t('coupon-management:form.nameWrong'))}
            autoComplete="off"
            data-autofocus
          />
          <fieldset className={classes.group}>
            <legend>{t('coupon-management:form.kind')}</legend>
            <SegmentedControl
              classNames={{ innerLabel: classes.choice }}
              aria-label={t('coupon-management:form.kind')}
              value={offKind.value}
              onChange={offKind.onChange}
              data={[
                { value: 'percent', label: t('coupon-management:form.percentKind') },
                { value: 'amount', label: t('coupon-management:form.amountKind') },
              ]}
            />
            {offKind.value === 'percent' ? (
              <CountField
                label={t('coupon-management:form.percent')}
                {...field('off.percent')}
                decimals={2}
                max={100}
                error={errorOf('off.percent', t('coupon-management:form.percentWrong'))}
              />
            ) : (
              <AmountFields
                legend={t('coupon-management:form.amounts')}
                hint={t('coupon-management:form.amountsHint')}
                {...field('off.amounts')}
                error={errorOf('off.amounts', t('coupon-management:form.amountsWrong'))}
              />
            )}
          </fieldset>
          <fieldset className={classes.group}>
            <legend>{t('coupon-management:form.duration')}</legend>
            <SegmentedControl
              classNames={{ innerLabel: classes.choice }}
              aria-label={t('coupon-management:form.duration')}
              value={duration.value}
              onChange={duration.onChange}
              data={(['once', 'months', 'forever'] as const).map((value) => ({
                value,
                label: t(`coupon-management:form.${value}`),
              }))}
            />
            <p className={classes.hint}>{t(`coupon-management:form.durationHint.${duration.value}`)}</p>
            {duration.value === 'months' && (
              <CountField
                label={t('coupon-management:form.monthCount')}
                {...field('duration.months')}
                max={COUPON_MONTHS_MAX}
                error={errorOf('duration.months', t('coupon-management:form.monthsWrong', { max: COUPON_MONTHS_MAX }))}
              />
            )}
          </fieldset>
          <PlansField {...field('planIds')} />
          <LimitFields
            words={{
              limit: t('coupon-management:form.limit'),
              limitHint: t('coupon-management:form.limitHint'),
              expires: t('coupon-management:form.expires'),
              expiresHint: t('coupon-management:form.expiresHint', { zone: zoneTown(viewerZone()) }),
            }}
            limit={field('redemptionsMax')}
            expires={form.register('expiresOn')}
            errorOf={errorOf}
          />
          <div className={classes.summary} role="status" aria-live="polite">
            <p className={classes.summaryTitle}>{t('coupon-management:form.summary')}</p>
            <p>{terms === null ? t('coupon-management:form.summaryEmpty') : text.sentence(terms)}</p>
          </div>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('coupon-management:cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('coupon-management:form.create')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

type PlansFieldProps = { value: readonly string[]; onChange: (planIds: string[]) => void }

/** The paid plans of a coupon; none means all of them. */
function PlansField({ value, onChange }: PlansFieldProps) {
  const { t } = useTranslation('coupon-management')
  const plans = useCouponPlans()
  const paid = plans.status === 'ready' ? { ...plans, data: plans.data.filter(({ isPaid }) => isPaid) } : plans
  return (
    <DataState
      read={paid}
      loading={<SkeletonList rows={1} label={t('coupon-management:form.plansLoading')} />}
      errorTitle={t('coupon-management:form.plansError')}
      empty={<p className={classes.hint}>{t('coupon-management:form.plansEmpty')}</p>}
    >
      {(found) => (
        <Checkbox.Group
          label={t('coupon-management:form.plans')}
          description={t('coupon-management:form.plansHint')}
          value={[...value]}
          onChange={onChange}
        >
          <Group gap="md" mt="xs">
            {found.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </DataState>
  )
}
