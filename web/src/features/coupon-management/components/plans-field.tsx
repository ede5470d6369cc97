import { Checkbox, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useCouponPlans } from '../data/coupons.ts'
import classes from './coupons.module.css'

type Props = { value: readonly string[]; onChange: (planIds: string[]) => void }

/** The paid plans that a coupon is for; none stands for all of them. */
export function PlansField({ value, onChange }: Props) {
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
