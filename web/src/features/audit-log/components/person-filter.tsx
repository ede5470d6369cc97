import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { findUser } from '@postwright/core/api/admin'
import { emailSchema } from '@postwright/core/model/user'
import { RecordNamesContext } from '@/audit/record-names.ts'
import { AuditName } from '@/audit/audit-name.tsx'
import { useRecordNames } from '@/audit/use-record-names.ts'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { TextField } from '@/ui/text-field.tsx'
import classes from './audit-log.module.css'

const findSchema = z.object({ email: emailSchema })
const NO_ENTRIES = [] as const

type Props = { uid: string; onPerson: (uid: string) => void }

/** The person whose acts, and acts about whom, are shown; found by the e-mail address. */
export function PersonFilter({ uid, onPerson }: Props) {
  return uid === '' ? <FindPerson onPerson={onPerson} /> : <ChosenPerson uid={uid} onPerson={onPerson} />
}

function ChosenPerson({ uid, onPerson }: Props) {
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

function FindPerson({ onPerson }: Pick<Props, 'onPerson'>) {
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
