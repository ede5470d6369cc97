import { useTranslation } from 'react-i18next'
import { startBrandAutofill } from '@postwright/core/api/brand-autofill'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './autofill.module.css'

const addressSchema = startBrandAutofill.input.pick({ url: true })

type Props = { first: string; onRead: (url: string) => Promise<void> }

/** Asks for the address of a website. */
export function AutofillAddress({ first, onRead }: Props) {
  const { t } = useTranslation('brand')
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: addressSchema,
    defaultValues: { url: first },
    send: ({ url }) => onRead(url),
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError message={failure} />
      <TextField
        label={t('autofill.address')}
        hint={t('autofill.addressHint')}
        {...form.register('url')}
        error={errorOf('url', t('autofill.addressMissing'))}
        maxLength={ADDRESS_MAX}
        inputMode="url"
        autoComplete="url"
        data-autofocus
      />
      <ServiceButton service="brand_autofill" type="submit" loading={isSending}>
        {t('autofill.read')}
      </ServiceButton>
    </form>
  )
}
