import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DELETION_GRACE } from '@postwright/core/limits'
import type { User } from '@postwright/core/model/user'
import { useApiCall } from '@/lib/use-api-call.ts'
import { deleteAccount, keepAccount } from '@/session/account-deletion.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'

const GRACE_DAYS = DELETION_GRACE / 86_400_000

/** Schedules the account for deletion after the grace period, and cancels the deletion. */
export function DeletionPart({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const now = useNow(60_000)
  const sensitive = useSensitive()
  const { run, isRunning, failure } = useApiCall()
  const [isAsking, setAsking] = useState(false)

  const attempt = async (work: () => Promise<unknown>) => {
    setAsking(false)
    await run(work)
  }

  return (
    <div>
      <Text size="sm">
        {user.deletesAt === null
          ? t('settings:deletion.text', { count: GRACE_DAYS })
          : t('settings:deletion.scheduled', { when: formatMoment(user.deletesAt, viewerZone(), now) })}
      </Text>
      <FormError message={failure} />
      <Group mt="md">
        {user.deletesAt === null ? (
          <Button color="red" variant="outline" loading={isRunning} disabled={!online} onClick={() => setAsking(true)}>
            {t('settings:deletion.begin')}
          </Button>
        ) : (
          <Button variant="default" loading={isRunning} disabled={!online} onClick={() => void attempt(keepAccount)}>
            {t('settings:deletion.cancel')}
          </Button>
        )}
      </Group>
      {isAsking && (
        <Dialog title={t('settings:deletion.askTitle')} onClose={() => setAsking(false)}>
          <Text size="sm">{t('settings:deletion.ask', { count: GRACE_DAYS })}</Text>
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('settings:deletion.keep')}
            </Button>
            <Button color="red" onClick={() => void attempt(() => sensitive.run(deleteAccount))}>
              {t('settings:deletion.confirm')}
            </Button>
          </Group>
        </Dialog>
      )}
      {sensitive.dialog}
    </div>
  )
}
