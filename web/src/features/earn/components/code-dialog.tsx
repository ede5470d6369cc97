import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setReferralCode } from '@postwright/core/api/earn'
import { ownReferralCodeSchema } from '@postwright/core/model/referral'
import { z } from 'zod'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useEarnChanged } from '../data/earn-data.ts'

const formSchema = z.object({ code: z.string().trim().toUpperCase().pipe(ownReferralCodeSchema) })
type Values = z.input<typeof formSchema>

/** Changes the code of the link. */
export function CodeDialog({ uid, code, onClose }: { uid: string; code: string; onClose: () => void }) {
  const { t } = useTranslation('earn')
  const changed = useEarnChanged(uid)
  const { form, submit, isSending, failure, errorOf } = useApiForm<Values, z.output<typeof formSchema>>({
    schema: formSchema,
    defaultValues: { code },
    fallbackField: 'code',
    async send(values) {
      await call(setReferralCode, values)
      await changed()
      toast.success(t('earn:link.changed'))
      onClose()
    },
  })
  return (
    <Dialog title={t('earn:link.change')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <FormError message={failure} />
          <TextField
            {...form.register('code')}
            label={t('earn:link.code')}
            hint={t('earn:link.codeHint')}
            autoComplete="off"
            error={errorOf('code', t('earn:link.codeWrong'))}
          />
          <Group gap="sm">
            <Button type="submit" loading={isSending}>
              {t('common:action.save')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
