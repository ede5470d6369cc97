import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { emailSchema } from '@postwright/core/model/user'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { findPerson, type AdminUser } from '../data/people-commands.ts'
import classes from './people.module.css'

const findSchema = z.object({ email: emailSchema })

type Props = { onFound: (user: AdminUser | null) => void }

/** Finds an account by its e-mail address. */
export function FindPerson({ onFound }: Props) {
  const { t } = useTranslation('user-management')
  const [missing, setMissing] = useState<string | null>(null)
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: findSchema,
    defaultValues: { email: '' },
    async send({ email }) {
      setMissing(null)
      onFound(null)
      const user = await findPerson(email)
      onFound(user)
      if (!user) setMissing(t('user-management:find.nobody', { email }))
    },
  })

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <div className={classes.find}>
        <TextField
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('user-management:find.email')}
          error={errorOf('email', t('user-management:find.invalid'))}
        />
        <Button type="submit" loading={isSending}>
          {t('user-management:find.submit')}
        </Button>
      </div>
      <div role="alert">
        {missing !== null && (
          <Alert color="gray" mt="md">
            {missing}
          </Alert>
        )}
      </div>
    </form>
  )
}
