import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_BYTES_MAX, PROOF_TYPES } from '@postwright/core/model/payment-method'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatBytes } from '@/ui/format-bytes.ts'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { useBillingChanged } from '../data/billing-data.ts'
import { sendProof } from '../data/manual-payment-data.ts'
import classes from './manual-payment.module.css'

type Props = {
  uid: string
  invoiceId: string
  proof: { name: string; bytes: number } | null
  isOptional: boolean
}

/** The file that shows the payment. It is kept at once; another one takes its place. */
export function ProofField({ uid, invoiceId, proof, isOptional }: Props) {
  const { t } = useTranslation('billing')
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const { run, isRunning, failure } = useApiCall()
  const [isTooLarge, setTooLarge] = useState(false)
  const size = formatBytes(PROOF_BYTES_MAX)

  const choose = (file: File | null) => {
    if (!file) return
    setTooLarge(file.size > PROOF_BYTES_MAX)
    if (file.size > PROOF_BYTES_MAX) return
    void run(async () => {
      await sendProof(invoiceId, file)
      await changed()
      toast.success(t('billing:manual.proofSaved', { name: file.name }))
    })
  }

  return (
    <div className={classes.proof} role="group" aria-label={t('billing:manual.proof')}>
      <p className={classes.label}>
        <FieldLabel optional={isOptional}>{t('billing:manual.proof')}</FieldLabel>
      </p>
      {proof && <p>{t('billing:manual.proofFile', { name: proof.name, size: formatBytes(proof.bytes) })}</p>}
      <p className={classes.hint}>{t('billing:manual.proofHint', { size })}</p>
      <FormError message={isTooLarge ? t('billing:manual.proofTooLarge', { size }) : failure} />
      <FileButton accept={PROOF_TYPES.join(',')} onChange={choose}>
        {(props) => (
          <Button {...props} variant="default" loading={isRunning} disabled={!online}>
            {proof ? t('billing:manual.proofReplace') : t('billing:manual.proofAdd')}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
