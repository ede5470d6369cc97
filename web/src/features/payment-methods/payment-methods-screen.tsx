import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { MethodsPart } from './components/methods-part.tsx'
import { PaymentsPart } from './components/payments-part.tsx'

/** Payments that admins review or refund, and the payment methods. The address holds the open part. */
export function Component() {
  const { t } = useTranslation('payment-methods')
  const [params, setParams] = useSearchParams()
  const part = params.get('part') === 'methods' ? 'methods' : 'payments'
  return (
    <>
      <OfflineNote text={t('payment-methods:offline')} />
      <Tabs
        value={part}
        onChange={(chosen) => setParams(chosen === 'methods' ? { part: chosen } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('payment-methods:title')}>
          <Tabs.Tab value="payments">{t('payment-methods:payments.tab')}</Tabs.Tab>
          <Tabs.Tab value="methods">{t('payment-methods:methods.tab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="payments" pt="lg">
          <PaymentsPart />
        </Tabs.Panel>
        <Tabs.Panel value="methods" pt="lg">
          <MethodsPart />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
