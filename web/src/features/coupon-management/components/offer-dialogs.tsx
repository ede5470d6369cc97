import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setCouponOffer } from '@postwright/core/api/coupons'
import type { Coupon } from '@postwright/core/model/coupon'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useCouponsChanged } from '../data/coupons.ts'
import { call } from '@/lib/api-client.ts'
import classes from './coupons.module.css'

type Props = { coupon: Coupon; onClose: () => void }

export function RenameDialog({ coupon, onClose }: Props) {
  const { t } = useTranslation('coupon-management')
  const changed = useCouponsChanged()
  const { id: couponId, isOffered } = coupon
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: setCouponOffer.input.pick({ name: true }),
    defaultValues: { name: coupon.name },
    async send({ name }) {
      await call(setCouponOffer, { couponId, name, isOffered })
      await changed()
      toast.success(t('coupon-management:offer.renamed'))
      onClose()
    },
  })
  return (
    <Dialog title={t('coupon-management:offer.renameTitle', { name: coupon.name })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <TextField
            {...form.register('name')}
            label={t('coupon-management:form.name')}
            hint={t('coupon-management:form.nameHint')}
            error={errorOf('name', t('coupon-management:form.nameWrong'))}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('coupon-management:cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('coupon-management:offer.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Asks for confirmation before a coupon is stopped or offered again. */
export function OfferDialog({ coupon, onClose }: Props) {
  const { t } = useTranslation('coupon-management')
  const changed = useCouponsChanged()
  const { id: couponId, name, isOffered } = coupon
  const confirm = async () => {
    await call(setCouponOffer, { couponId, name, isOffered: !isOffered })
    await changed()
    toast.success(t(isOffered ? 'coupon-management:offer.stopped' : 'coupon-management:offer.restored', { name }))
  }
  return (
    <ConfirmDialog
      title={t(isOffered ? 'coupon-management:offer.stopTitle' : 'coupon-management:offer.restoreTitle', { name })}
      confirm={t(isOffered ? 'coupon-management:detail.stop' : 'coupon-management:detail.restore')}
      isDangerous={isOffered}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={classes.sentence}>
        {t(isOffered ? 'coupon-management:offer.stopText' : 'coupon-management:offer.restoreText')}
      </p>
    </ConfirmDialog>
  )
}
