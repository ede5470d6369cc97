import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { useFocusBack } from '@/ui/use-focus-back.ts'
import { type CalendarAddress, zoneOf } from '../calendar-address.ts'
import { dateIn } from '../calendar-days.ts'
import { makeFeed, readFeed, revokeFeed } from '../data/calendar-feed-commands.ts'

type Props = { address: CalendarAddress; onClose: () => void }

/** Creates, replaces and revokes the address from which calendar apps read the schedule. A new address is shown only once. */
export function FeedDialog({ address: { zone }, onClose }: Props) {
  const { t } = useTranslation('calendar')
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const client = useQueryClient()
  const key = ['calendar-feed', workspaceId]
  const { data } = useQuery({ queryKey: key, queryFn: () => readFeed(workspaceId) })
  const { run, isRunning, failure } = useApiCall()
  const [address, setAddress] = useState<string | null>(null)
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const since = data?.createdAt ?? null

  // The question replaces the dialog, so the dialog alone would forget where the focus was before.
  useFocusBack()

  async function make(): Promise<void> {
    const made = await makeFeed(workspaceId)
    setAddress(made.address)
    client.setQueryData(key, { createdAt: made.createdAt })
  }

  async function revoke(): Promise<void> {
    await revokeFeed(workspaceId)
    setAddress(null)
    client.setQueryData(key, { createdAt: null })
  }

  if (asked !== null)
    return (
      <ConfirmDialog
        title={t(`calendar:feed.ask.${asked}.title`)}
        confirm={t(`calendar:feed.${asked}`)}
        onConfirm={asked === 'renew' ? make : revoke}
        onClose={() => setAsked(null)}
      >
        <Text size="sm">{t(`calendar:feed.ask.${asked}.text`)}</Text>
      </ConfirmDialog>
    )

  return (
    <Dialog title={t('calendar:feed.title')} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('calendar:feed.about')}</Text>
        {address !== null && <CopyField label={t('calendar:feed.address')} value={address} />}
        {address !== null && <Text size="sm">{t('calendar:feed.once')}</Text>}
        {since !== null && address === null && (
          <Text size="sm">
            {t('calendar:feed.since', { day: formatLongDate(dateIn(since, zoneOf(zone, timeZone))) })}
          </Text>
        )}
        <FormError message={failure} />
        <Group justify="flex-end">
          {since !== null && (
            <Button variant="default" onClick={() => setAsked('revoke')}>
              {t('calendar:feed.revoke')}
            </Button>
          )}
          <Button loading={isRunning} onClick={() => (since === null ? void run(make) : setAsked('renew'))}>
            {t(since === null ? 'calendar:feed.make' : 'calendar:feed.renew')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
