import { Button, Group, Stack } from '@mantine/core'
import { useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedPayment } from '@postwright/core/api/manual-payments'
import { APPROVALS_NEEDED, type PaymentStatus } from '@postwright/core/model/payment'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { ApprovePart, RefundPart, RefusePart } from './decision-parts.tsx'
import { PaymentFacts, PaymentHistory } from './payment-facts.tsx'
import classes from './payments.module.css'
import { saveFile } from '@/lib/save-file.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { formatBytes } from '@/ui/format-bytes.ts'
import { FormError } from '@/ui/form-error.tsx'
import { readProof } from '../data/payments.ts'

const TONES = {
  pending: 'neutral',
  in_review: 'accent',
  paid: 'positive',
  refused: 'negative',
  refunded: 'neutral',
} as const satisfies Record<PaymentStatus, BadgeTone>

type Props = { payment: ReviewedPayment; onClose: () => void }

/** One payment: its facts, proof and history, and the decisions that its status allows. */
export function PaymentDialog({ payment, onClose }: Props) {
  // Includes the texts of the forms: if they loaded later, the dialog would unmount for that moment and lose the focus.
  const { t } = useTranslation(['payment-methods', 'errors', 'ui'])
  const { amount, currency, person, uid, status, provider } = payment
  const title = t('payment-methods:detail.title', {
    amount: formatAmount(amount, currency),
    name: person?.fullName ?? uid,
  })
  return (
    <Dialog title={title} onClose={onClose} size="xl">
      <Stack gap="lg">
        <Group gap="xs">
          <StateBadge tone={TONES[status]}>{t(`payment-methods:status.${status}`)}</StateBadge>
          {status === 'in_review' && provider === 'manual' && (
            <span className={classes.faint}>
              {t('payment-methods:payments.approvals', { done: payment.approvals.length, needed: APPROVALS_NEEDED })}
            </span>
          )}
        </Group>
        <PaymentFacts payment={payment} />
        {provider === 'manual' && <PaymentProof paymentId={payment.id} proof={payment.proof} />}
        <PaymentHistory payment={payment} />
        <Decisions payment={payment} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}

type DecisionsProps = { payment: ReviewedPayment; onDone: () => void }

function Decisions({ payment, onDone }: DecisionsProps) {
  const { t } = useTranslation('payment-methods')
  const { status, provider, amount, refundedAmount } = payment
  if (status === 'in_review') {
    if (provider === 'manual') return <Review payment={payment} onDone={onDone} />
    return <p className={classes.faint}>{t('payment-methods:detail.held')}</p>
  }
  return status === 'paid' && refundedAmount < amount ? <Refund payment={payment} onDone={onDone} /> : null
}

function Review({ payment, onDone }: DecisionsProps) {
  const { t } = useTranslation('payment-methods')
  const { user } = useSignedIn()
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null)
  const hasApproved = payment.approvals.some(({ by }) => by === user.id)
  const close = () => setOpen(null)
  return (
    <>
      <Group gap="sm">
        <Button
          disabled={hasApproved}
          aria-describedby={hasApproved ? 'approved-by-you' : undefined}
          aria-expanded={open === 'approve'}
          onClick={() => setOpen('approve')}
        >
          {t('payment-methods:approve.open')}
        </Button>
        <Button variant="default" color="red" aria-expanded={open === 'refuse'} onClick={() => setOpen('refuse')}>
          {t('payment-methods:refuse.open')}
        </Button>
        {hasApproved && (
          <p className={classes.faint} id="approved-by-you">
            {t('payment-methods:approve.already')}
          </p>
        )}
      </Group>
      {open === 'approve' && <ApprovePart payment={payment} onCancel={close} onDone={onDone} />}
      {open === 'refuse' && <RefusePart payment={payment} onCancel={close} onDone={onDone} />}
    </>
  )
}

function Refund({ payment, onDone }: DecisionsProps) {
  const { t } = useTranslation('payment-methods')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Group>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t('payment-methods:refund.open')}
        </Button>
      </Group>
      {isOpen && <RefundPart payment={payment} onCancel={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}

type PaymentProofProps = { paymentId: string; proof: ReviewedPayment['proof'] }

/** The uploaded proof of a payment, read only on demand: an image is shown, a document downloaded. */
function PaymentProof({ paymentId, proof }: PaymentProofProps) {
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
