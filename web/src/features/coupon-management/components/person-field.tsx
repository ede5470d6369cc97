import { Button, CloseButton, Input } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailSchema } from '@postwright/core/model/user'
import { useApiCall } from '@/lib/use-api-call.ts'
import { TextField } from '@/ui/text-field.tsx'
import type { PersonChoice } from '../code-form.ts'
import { findPerson } from '../data/coupon-codes.ts'
import classes from './coupons.module.css'

type Props = { value: PersonChoice; onChange: (choice: PersonChoice) => void; error: string | undefined }

/** The one person who may use the codes, found by exact email address. */
export function PersonField({ value: { typed, person }, onChange, error }: Props) {
  const { t } = useTranslation('coupon-management')
  const { run, isRunning, failure } = useApiCall()
  const [isUnknown, setUnknown] = useState(false)

  const find = () =>
    run(async () => {
      const email = emailSchema.safeParse(typed)
      const found = email.success ? await findPerson(email.data) : null
      setUnknown(found === null)
      if (found) onChange({ typed: '', person: found })
    })

  if (person) {
    const name = person.fullName === '' ? person.email : person.fullName
    return (
      <div role="group" aria-label={t('coupon-management:adding.person')}>
        <Input.Label>{t('coupon-management:adding.person')}</Input.Label>
        <p className={classes.person}>
          {t('coupon-management:adding.found', { name, email: person.email })}
          <CloseButton
            aria-label={t('coupon-management:adding.removePerson', { name })}
            onClick={() => onChange({ typed: '', person: null })}
          />
        </p>
      </div>
    )
  }
  return (
    <div className={classes.find}>
      <TextField
        label={t('coupon-management:adding.person')}
        hint={t('coupon-management:adding.personHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setUnknown(false)
          onChange({ typed: event.currentTarget.value, person: null })
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter searches for the person and does not submit the surrounding form.
          event.preventDefault()
          void find()
        }}
        error={failure ?? (isUnknown ? t('coupon-management:adding.nobody') : error)}
        optional
      />
      <Button variant="default" loading={isRunning} disabled={typed.trim() === ''} onClick={() => void find()}>
        {t('coupon-management:adding.find')}
      </Button>
    </div>
  )
}
