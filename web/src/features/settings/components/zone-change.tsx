import { Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '@postwright/core/model/workspace'
import { zoneTown } from '@/ui/format-time.ts'
import { useLatestJob } from '@/jobs/data/use-jobs.ts'
import { readZonePlans } from '../data/workspace-commands.ts'
import type { WorkspaceFormValues } from '../workspace-form.ts'

type Choice = WorkspaceFormValues['planned']
type Props = { workspace: Workspace; to: string; value: Choice; onChange: (choice: Choice) => void }

/** Asks how a new time zone affects the posts, queues and series planned in the current one, and shows their numbers. */
export function ZoneChange({ workspace, to, value, onChange }: Props) {
  const { t } = useTranslation('settings')
  const { data, isError } = useQuery({
    queryKey: ['zone-plans', workspace.id, workspace.rev],
    queryFn: () => readZonePlans(workspace.id),
  })
  const from = zoneTown(workspace.timeZone)
  if (isError) return <Hint>{t('settings:zone.unknown')}</Hint>
  if (!data) return <Hint>{t('settings:zone.counting')}</Hint>
  if (data.posts + data.queues + data.series === 0) return <Hint>{t('settings:zone.nothing', { zone: from })}</Hint>
  const counts = [
    t('settings:zone.posts', { count: data.posts }),
    t('settings:zone.queues', { count: data.queues }),
    t('settings:zone.series', { count: data.series }),
  ]
  return (
    <Radio.Group
      mt="md"
      label={t('settings:zone.question')}
      description={t('settings:zone.affected', { zone: from, counts: counts.join(' · ') })}
      value={value}
      onChange={(choice) => onChange(choice === 'keep_clock' ? choice : 'keep_times')}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="keep_times"
          label={t('settings:zone.keepTimes')}
          description={t('settings:zone.keepTimesText', { from, to: zoneTown(to) })}
        />
        <Radio
          value="keep_clock"
          label={t('settings:zone.keepClock')}
          description={t('settings:zone.keepClockText', { from, to: zoneTown(to) })}
        />
      </Stack>
    </Radio.Group>
  )
}

/** Shows the progress of moving plans to the workspace's time zone, and the result of the last move. */
export function ZoneMoveStatus({ workspace, uid }: { workspace: Workspace; uid: string }) {
  const { t } = useTranslation('settings')
  const jobs = useLatestJob(uid, 'zone_move')
  const job = jobs.status === 'ready' ? jobs.data[0] : undefined
  const move = job && { ...job.facts, ...job.result }
  if (workspace.zoneMove !== null) return <Hint>{t('settings:zone.moving', { percent: job?.progress ?? 0 })}</Hint>
  if (move?.workspaceId !== workspace.id || move.to !== workspace.timeZone || move.total === null) return null
  const moved = t('settings:zone.moved', { count: move.total - move.kept, zone: zoneTown(move.to) })
  return <Hint>{move.kept === 0 ? moved : `${moved} ${t('settings:zone.kept', { count: move.kept })}`}</Hint>
}

function Hint({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {children}
    </Text>
  )
}
