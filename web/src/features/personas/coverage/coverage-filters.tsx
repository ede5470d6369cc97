import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { SelectField } from '@/ui/select-field.tsx'
import { COVERAGE_DAYS, coverageParams, type CoverageFilter, POST_STATES } from './coverage-filter.ts'
import styles from './coverage.module.css'

type Props = {
  filter: CoverageFilter
  personas: readonly Persona[]
  onFilter: (params: Record<string, string>) => void
}

/** Filters the personas and posts of the table. */
export function CoverageFilters({ filter, personas, onFilter }: Props) {
  const { t } = useTranslation('personas')
  const set = (change: Partial<CoverageFilter>) => onFilter(coverageParams({ ...filter, ...change }))
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('personas:coverage.days')}
        value={String(filter.days)}
        options={COVERAGE_DAYS.map((days) => ({
          value: String(days),
          label: t('personas:coverage.lastDays', { count: days }),
        }))}
        onChange={(value) => set({ days: COVERAGE_DAYS.find((days) => String(days) === value) ?? 30 })}
      />
      <SelectField
        label={t('personas:coverage.state')}
        value={filter.state ?? 'any'}
        options={(['any', ...POST_STATES] as const).map((value) => ({
          value,
          label: t(`personas:coverage.states.${value}`),
        }))}
        onChange={(value) => set({ state: value === 'any' ? null : value })}
      />
      <SelectField
        label={t('personas:coverage.persona')}
        value={filter.personaId}
        options={[
          { value: '', label: t('personas:coverage.all') },
          ...personas.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(personaId) => set({ personaId })}
      />
    </div>
  )
}
