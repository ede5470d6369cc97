import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { makeFeed, readFeed, revokeFeed } from '../data/calendar-feed-commands.ts'

/** Creates, replaces and revokes the address from which calendar apps read the schedule. A new address is shown only once. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  const { workspaceId } = useSignedIn()
  const client = useQueryClient()
  const key = ['calendar-feed', workspaceId]
  const { data } = useQuery({ queryKey: key, queryFn: () => readFeed(workspaceId) })
  const { run, isRunning, failure } = useApiCall()
  const [address, setAddress] = useState<string | null>(null)
  const since = data?.createdAt ?? null

  const make = () =>
    run(async () => {
      const made = await makeFeed(workspaceId)
      setAddress(made.address)
      client.setQueryData(key, { createdAt: made.createdAt })
    })
  const revoke = () =>
    run(async () => {
      await revokeFeed(workspaceId)
      setAddress(null)
      client.setQueryData(key, { createdAt: null })
    })

  return (
    <Dialog title={t('calendar:feed.title')} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('calendar:feed.about')}</Text>
        {address !== null && <CopyField label={t('calendar:feed.address')} value={address} />}
        {address !== null && <Text size="sm">{t('calendar:feed.once')}</Text>}
        {since !== null && address === null && (
          <Text size="sm">
            {t('calendar:feed.since', { day: formatLongDate(new Date(since).toISOString().slice(0, 10)) })}
          </Text>
        )}
        <FormError message={failure} />
        <Group justify="flex-end">
          {since !== null && (
            <Button variant="default" loading={isRunning} onClick={() => void revoke()}>
              {t('calendar:feed.revoke')}
            </Button>
          )}
          <Button loading={isRunning} onClick={() => void make()}>
            {t(since === null ? 'calendar:feed.make' : 'calendar:feed.renew')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
