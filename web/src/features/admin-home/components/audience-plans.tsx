import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ANNOUNCEMENT_PLANS_MAX } from '@postwright/core/model/announcement'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { usePlanNames } from '../data/plan-names.ts'

type Props = { value: readonly string[]; onChange: (planIds: string[]) => void; error: string | undefined }

/** The plans whose people see an announcement. */
export function AudiencePlans({ value, onChange, error }: Props) {
  const { t } = useTranslation('announcements')
  return (
    <DataState
      read={usePlanNames()}
      loading={<SkeletonList rows={2} label={t('announcements:form.plansLoading')} />}
      errorTitle={t('announcements:form.plansFailed')}
    >
      {(plans) => (
        <Checkbox.Group
          label={t('announcements:form.plansLabel')}
          value={[...value]}
          maxSelectedValues={ANNOUNCEMENT_PLANS_MAX}
          onChange={onChange}
          error={error}
        >
          <Stack gap="xs" mt="xs">
            {plans.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} aria-invalid={error !== undefined || undefined} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </DataState>
  )
}
