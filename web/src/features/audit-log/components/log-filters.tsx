import { Button, Select, TextInput, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { documentId } from '@postwright/core/ids'
import { knownAction } from '@postwright/core/model/audit-entry'
import { ACTION_TEXT } from '@/config/audit-text.ts'
import { groupActions } from '../action-groups.ts'
import type { LogFilter } from '../use-log-filter.ts'
import classes from './audit-log.module.css'
import { useState } from 'react'
import { z } from 'zod'
import { findUser } from '@postwright/core/api/admin'
import { emailSchema } from '@postwright/core/model/user'
import { RecordNamesContext, useRecordNames } from '@/audit/record-names.ts'
import { AuditName } from '@/audit/audit-subject.tsx'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { TextField } from '@/ui/text-field.tsx'

type Props = { filter: LogFilter; onFilter: (filter: LogFilter) => void; isFiltered: boolean }

const NOTHING: LogFilter = { person: '', action: '', workspace: '', from: '', to: '' }

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

const findSchema = z.object({ email: emailSchema })

const NO_ENTRIES = [] as const

type PersonFilterProps = { uid: string; onPerson: (uid: string) => void }

/** Selects a user by email address; the log then shows actions by and about that user. */
function PersonFilter({ uid, onPerson }: PersonFilterProps) {
  return uid === '' ? <FindPerson onPerson={onPerson} /> : <ChosenPerson uid={uid} onPerson={onPerson} />
}

function ChosenPerson({ uid, onPerson }: PersonFilterProps) {
  const { t } = useTranslation('audit-log')
  const names = useRecordNames(NO_ENTRIES, [uid])
  return (
    <div className={classes.chosen}>
      <RecordNamesContext value={names}>
        <AuditName uid={uid} />
      </RecordNamesContext>
      <span className={classes.address}>{names.people.get(uid)?.email}</span>
      <CloseButton aria-label={t('audit-log:filter.personClear')} onClick={() => onPerson('')} />
    </div>
  )
}

function FindPerson({ onPerson }: Pick<PersonFilterProps, 'onPerson'>) {
  const { t } = useTranslation('audit-log')
  const [missing, setMissing] = useState<string>()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: findSchema,
    defaultValues: { email: '' },
    async send({ email }) {
      setMissing(undefined)
      const { user } = await call(findUser, { email })
      if (user) onPerson(user.id)
      else setMissing(t('audit-log:filter.personMissing', { email }))
    },
  })
  return (
    <form className={classes.person} onSubmit={submit} noValidate>
      <TextField
        {...form.register('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('audit-log:filter.person')}
        error={errorOf('email', t('audit-log:filter.personInvalid')) ?? missing ?? failure ?? undefined}
      />
      <Button type="submit" variant="default" loading={isSending}>
        {t('audit-log:filter.personFind')}
      </Button>
    </form>
  )
}
