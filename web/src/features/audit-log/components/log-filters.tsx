import { Button, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { documentId } from '@postwright/core/ids'
import { knownAction } from '@postwright/core/model/audit-entry'
import { ACTION_TEXT } from '@/config/audit-text.ts'
import { groupActions } from '../action-groups.ts'
import type { LogFilter } from '../use-log-filter.ts'
import classes from './audit-log.module.css'
import { PersonFilter } from './person-filter.tsx'

type Props = { filter: LogFilter; onFilter: (filter: LogFilter) => void; isFiltered: boolean }

const NOTHING: LogFilter = { person: '', action: '', workspace: '', from: '', to: '' }

/** The questions by which the log is filtered. */
export function LogFilters({ filter, onFilter, isFiltered }: Props) {
  const { t } = useTranslation(['audit-log', 'user-management'])
  const actions = [...groupActions()].map(([group, list]) => ({
    group: t(`audit-log:group.${group}`),
    items: list.map((value) => ({ value, label: t(ACTION_TEXT[value]) })),
  }))
  const change = (part: Partial<LogFilter>) => onFilter({ ...filter, ...part })
  const toWorkspace = (text: string) => {
    const id = text.trim()
    if (id === '' || documentId().safeParse(id).success) change({ workspace: id })
  }

  return (
    <div className={classes.filters} role="group" aria-label={t('audit-log:filter.label')}>
      <PersonFilter key={filter.person} uid={filter.person} onPerson={(person) => change({ person })} />
      <Select
        label={t('audit-log:filter.action')}
        placeholder={t('audit-log:filter.anyAction')}
        data={actions}
        value={filter.action === '' ? null : filter.action}
        onChange={(chosen) => change({ action: knownAction(chosen ?? '') ?? '' })}
        clearable
        searchable
        checkIconPosition="right"
      />
      <TextInput
        key={filter.workspace}
        label={t('audit-log:filter.workspace')}
        autoComplete="off"
        defaultValue={filter.workspace}
        onBlur={(event) => toWorkspace(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && toWorkspace(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('audit-log:filter.from')}
        max={filter.to || undefined}
        value={filter.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('audit-log:filter.to')}
        min={filter.from || undefined}
        value={filter.to}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      {isFiltered && (
        <Button variant="default" onClick={() => onFilter(NOTHING)}>
          {t('audit-log:filter.clear')}
        </Button>
      )}
    </div>
  )
}
