import { useTranslation } from 'react-i18next'
import { personFilterSchema } from '@postwright/core/api/people'
import { SearchField } from '@/ui/search-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import type { PeopleWanted } from '../data/people.ts'
import classes from './people.module.css'

type Props = {
  wanted: PeopleWanted
  planNames: ReadonlyMap<string, string>
  onChange: (params: Record<string, string>) => void
}

const PLAN = 'plan:'
const FILTERS = personFilterSchema.options.filter((filter) => filter !== 'plan')

/** Controls for search, filter and order of the list; each change returns to the first page. */
export function PeopleControls({ wanted, planNames, onChange }: Props) {
  const { t } = useTranslation('user-management')
  const { query = '', filter, planId, sort } = wanted
  const shown = filter === 'plan' ? `${PLAN}${planId}` : filter

  function change(patch: { query?: string; shown?: string; sort?: string }) {
    const next = { query, shown, sort, ...patch }
    const isPlan = next.shown.startsWith(PLAN)
    onChange({
      ...(next.query.trim() !== '' && { q: next.query }),
      ...(next.shown !== 'all' && { show: isPlan ? 'plan' : next.shown }),
      ...(isPlan && { plan: next.shown.slice(PLAN.length) }),
      ...(next.sort !== 'newest' && { sort: next.sort }),
    })
  }

  return (
    <div className={classes.controls}>
      <div className={classes.search}>
        <SearchField
          label={t('user-management:search.label')}
          placeholder={t('user-management:search.placeholder')}
          clearLabel={t('user-management:search.clear')}
          words={query}
          onWords={(words) => change({ query: words })}
        />
      </div>
      <SelectField
        label={t('user-management:filter.label')}
        value={shown}
        options={[
          ...FILTERS.map((value) => ({ value, label: t(`user-management:filter.${value}`) })),
          ...planOptions(planNames, planId).map(([id, name]) => ({
            value: `${PLAN}${id}`,
            label: t('user-management:filter.plan', { plan: name }),
          })),
        ]}
        onChange={(value) => change({ shown: value })}
      />
      <SelectField
        label={t('user-management:sort.label')}
        value={filter === 'new' ? 'newest' : sort}
        disabled={filter === 'new'}
        options={(['newest', 'name'] as const).map((value) => ({ value, label: t(`user-management:sort.${value}`) }))}
        onChange={(value) => change({ sort: value })}
      />
    </div>
  )
}

/** Returns all plans, including the plan from the address while plan names are loading. */
function planOptions(names: ReadonlyMap<string, string>, chosen: string | undefined): [string, string][] {
  const all = [...names]
  return chosen === undefined || names.has(chosen) ? all : [...all, [chosen, chosen]]
}
