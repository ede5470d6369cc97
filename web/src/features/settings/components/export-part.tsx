import { Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { useLatestJob } from '@/jobs/data/use-jobs.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { beginExport, fetchExportFile } from '../data/archive-jobs.ts'
import { exportState } from '../archive-state.ts'
import { saveFrom } from '@/lib/save-file.ts'

/** Exports all of the user's data, shows the progress, and saves the export as a file. */
export function ExportPart({ uid }: { uid: string }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const now = useNow(10_000)
  const jobs = useLatestJob(uid, 'export')
  const { run, isRunning: isBusy, failure } = useApiCall()
  const job = jobs.status === 'ready' ? jobs.data[0] : undefined
  const state = exportState(job, now)

  const download = async (jobId: string) => {
    const { url } = await fetchExportFile(jobId)
    saveFrom(url, `${BRAND.name.toLowerCase()}-export.zip`)
  }

  return (
    <div>
      <Text size="sm">{t(`settings:export.${state}`)}</Text>
      {state === 'ready' && job && job.result.leftOut > 0 && (
        <Text size="sm" mt="xs">
          {t('settings:export.left_out', { count: job.result.leftOut })}
        </Text>
      )}
      {state === 'running' && (
        <Progress
          value={job?.progress ?? 0}
          mt="sm"
          aria-label={t('settings:export.progress')}
          transitionDuration={0}
        />
      )}
      <FormError message={failure} />
      <Group mt="md" gap="sm">
        {state === 'ready' && job && (
          <Button
            leftSection={<IconDownload size="1rem" aria-hidden />}
            loading={isBusy}
            disabled={!online}
            onClick={() => void run(() => download(job.id))}
          >
            {t('settings:export.download')}
          </Button>
        )}
        <Button
          variant="default"
          loading={isBusy && state !== 'ready'}
          disabled={!online || isBusy || state === 'running' || jobs.status === 'loading'}
          onClick={() => void run(beginExport)}
        >
          {state === 'ready' ? t('settings:export.again') : t('settings:export.begin')}
        </Button>
      </Group>
    </div>
  )
}
