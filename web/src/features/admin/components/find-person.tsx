import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { findPerson, type AdminUser } from '../data/admin-commands.ts'
import { findSchema } from '../find-form-state.ts'
import classes from './admin.module.css'

type Props = { onFound: (user: AdminUser | null) => void }

/** Finds an account by its e-mail address. */
export function FindPerson({ onFound }: Props) {
  const { t } = useTranslation('admin')
  const [missing, setMissing] = useState<string | null>(null)
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: findSchema,
    defaultValues: { email: '' },
    async send({ email }) {
      setMissing(null)
      onFound(null)
      const user = await findPerson(email)
      onFound(user)
      if (!user) setMissing(t('admin:find.nobody', { email }))
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
          label={t('admin:find.email')}
          error={errorOf('email', t('admin:find.invalid'))}
        />
        <Button type="submit" loading={isSending}>
          {t('admin:find.submit')}
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
