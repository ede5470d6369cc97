import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedPayment } from '@postwright/core/api/manual-payments'
import { saveFile } from '@/lib/save-file.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { formatBytes } from '@/ui/format-bytes.ts'
import { FormError } from '@/ui/form-error.tsx'
import { readProof } from '../data/payments.ts'
import classes from './payments.module.css'

type Props = { paymentId: string; proof: ReviewedPayment['proof'] }

/** The uploaded proof of a payment, read on demand only: an image is shown, a document downloaded. */
export function PaymentProof({ paymentId, proof }: Props) {
  const { t } = useTranslation('payment-methods')
  const { run, isRunning, failure } = useApiCall()
  const [image, setImage] = useState<Blob | null>(null)
  const [isShown, setShown] = useState(false)
  if (proof === null) return <p className={classes.faint}>{t('payment-methods:proof.none')}</p>
  const { name, type } = proof
  const isImage = type.startsWith('image/')
  const download = async () => saveFile(name, await readProof(paymentId), type)
  const toggle = async () => {
    if (image === null) setImage(await readProof(paymentId))
    setShown(!isShown)
  }
  return (
    <section aria-labelledby="payment-proof">
      <h3 className={classes.heading} id="payment-proof">
        {t('payment-methods:proof.title')}
      </h3>
      <FormError message={failure} />
      <Group gap="sm">
        <span className={classes.file}>
          {t('payment-methods:proof.file', { name, size: formatBytes(proof.bytes) })}
        </span>
        {isImage ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isShown}
            loading={isRunning}
            onClick={() => void run(toggle)}
          >
            {t(isShown ? 'payment-methods:proof.hide' : 'payment-methods:proof.show')}
          </Button>
        ) : (
          <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(download)}>
            {t('payment-methods:proof.download')}
          </Button>
        )}
      </Group>
      {image && isShown && <ProofImage file={image} name={name} />}
    </section>
  )
}

function ProofImage({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation('payment-methods')
  const view = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (view.current) view.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])

  return <img ref={view} className={classes.proof} alt={t('payment-methods:proof.alt', { name })} />
}
