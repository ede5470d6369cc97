import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './autofill.module.css'

type Props = { first: string; onRead: (url: string) => Promise<void> }

/** Asks for the address of a website. */
export function AutofillAddress({ first, onRead }: Props) {
  const { t } = useTranslation('brand')
  const [url, setUrl] = useState(first)
  const { run, isRunning, failure } = useApiCall()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (url.trim() !== '') void run(() => onRead(url.trim()))
      }}
    >
      <FormError message={failure} />
      <TextField
        label={t('autofill.address')}
        hint={t('autofill.addressHint')}
        value={url}
        maxLength={ADDRESS_MAX}
        inputMode="url"
        autoComplete="url"
        data-autofocus
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <Button type="submit" loading={isRunning} disabled={url.trim() === ''}>
        {t('autofill.read')}
      </Button>
    </form>
  )
}
