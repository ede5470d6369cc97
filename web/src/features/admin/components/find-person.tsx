import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { findPerson, type AdminUser } from '../data/admin-commands.ts'
import { findSchema } from '../find-form-state.ts'
import classes from './admin.module.css'

type Props = { onFound: (user: AdminUser | null) => void }

/** Finds an account by its e-mail address. */
export function FindPerson({ onFound }: Props) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [outcome, setOutcome] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(findSchema),
    defaultValues: { email: '' },
  })

  const submit = handleSubmit(async ({ email }) => {
    setOutcome(null)
    onFound(null)
    try {
      const user = await findPerson(email)
      onFound(user)
      if (!user) setOutcome(t('admin:find.nobody', { email }))
    } catch (error) {
      setOutcome(errorText(error))
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.find}>
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('admin:find.email')}
          error={formState.errors.email && t('admin:find.invalid')}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('admin:find.submit')}
        </Button>
      </div>
      <div role="alert">
        {outcome !== null && (
          <Alert color="gray" mt="md">
            {outcome}
          </Alert>
        )}
      </div>
    </form>
  )
}
