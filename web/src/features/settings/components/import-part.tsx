import { Alert, Button, FileButton, List, Progress, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_BYTES_MAX } from '@postwright/core/limits'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { beginImport, useLatestImport } from '../data/import-job.ts'
import { importState, leftOutByReason } from '../import-state.ts'

/** Takes an export file into the person's workspace, shows how far it is, and what came of it. */
export function ImportPart({ uid, workspaceId }: { uid: string; workspaceId: string }) {
  const { t } = useTranslation(['settings', 'errors'])
  const errorText = useErrorText()
  const online = useOnline()
  const now = useNow(10_000)
  const jobs = useLatestImport(uid)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const job = jobs.status === 'ready' ? jobs.data[0] : undefined
  const state = importState(job, now)
  const leftOut = state === 'done' ? leftOutByReason(job) : []

  const take = async (file: File | null) => {
    if (!file) return
    setFailure(file.size > IMPORT_BYTES_MAX ? t('errors:api.payload_too_large') : null)
    if (file.size > IMPORT_BYTES_MAX) return
    setBusy(true)
    try {
      await beginImport(workspaceId, file)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <Text size="sm" role={state === 'none' ? undefined : 'status'}>
        {t(`settings:import.${state}`, { count: job?.import?.imported ?? 0 })}
      </Text>
      {leftOut.length > 0 && (
        <List size="sm" mt="xs">
          {leftOut.map(({ reason, count }) => (
            <List.Item key={reason}>{t(`settings:import.left_out.${reason}`, { count })}</List.Item>
          ))}
        </List>
      )}
      {state === 'running' && (
        <Progress
          value={job?.progress ?? 0}
          mt="sm"
          aria-label={t('settings:import.progress')}
          transitionDuration={0}
        />
      )}
      {failure !== null && (
        <Alert color="red" role="alert" mt="sm">
          {failure}
        </Alert>
      )}
      <FileButton accept="application/json,.json" onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            {...props}
            mt="md"
            variant="default"
            leftSection={<IconUpload size="1rem" aria-hidden />}
            loading={isBusy}
            disabled={!online || state === 'running' || jobs.status === 'loading'}
          >
            {t('settings:import.choose')}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
