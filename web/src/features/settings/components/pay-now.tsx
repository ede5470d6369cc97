import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { payInvoice } from '@postwright/core/api/billing'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'

/** Leads to the checkout of an open invoice. */
export function PayNow({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('billing')
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const pay = () =>
    run(async () => {
      const { url } = await call(payInvoice, { invoiceId })
      globalThis.location.assign(url)
    })
  return (
    <div>
      <FormError message={failure} />
      <Button onClick={() => void pay()} loading={isRunning} disabled={!online}>
        {t('billing:plan.payNow')}
      </Button>
    </div>
  )
}
