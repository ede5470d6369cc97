import { Alert, Button, FileButton, List, Progress, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatestJob } from '@/jobs/data/use-jobs.ts'
import { ArchiveRefusal } from '@/lib/open-archive.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { beginImport, fetchImportPreview, type ImportPreview } from '../data/archive-jobs.ts'
import { type ImportSource, openImport } from '../import-archive.ts'
import { importState, leftOutByReason } from '../archive-state.ts'
import { ImportReview } from './import-review.tsx'

type Chosen = { name: string; source: ImportSource; preview: ImportPreview }
type Step = { kind: 'idle' | 'reading' } | ({ kind: 'review' } & Chosen) | ({ kind: 'sending'; sent: number } & Chosen)

/** Imports an export into the user's workspace: shows its contents first, then the progress and the result. */
export function ImportPart({ uid, workspaceId }: { uid: string; workspaceId: string }) {
  const { t } = useTranslation(['settings', 'errors'])
  const errorText = useErrorText()
  const online = useOnline()
  const now = useNow(10_000)
  const jobs = useLatestJob(uid, 'import')
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const [failure, setFailure] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  const job = jobs.status === 'ready' ? jobs.data[0] : undefined
  const state = importState(job, now)
  const leftOut = state === 'done' && step.kind === 'idle' ? leftOutByReason(job?.result.leftOut) : []
  useEffect(() => () => sending.current?.abort(), [])

  const attempt = async (work: () => Promise<Step>) => {
    setFailure(null)
    try {
      setStep(await work())
    } catch (error) {
      setStep({ kind: 'idle' })
      if (sending.current?.signal.aborted !== true) {
        setFailure(error instanceof ArchiveRefusal ? t(`settings:import.fault.${error.fault}`) : errorText(error))
      }
    }
  }
  const choose = (file: File | null) => {
    if (!file) return
    setStep({ kind: 'reading' })
    void attempt(async () => {
      const source = await openImport(file)
      return { kind: 'review', name: file.name, source, preview: await fetchImportPreview(workspaceId, source) }
    })
  }
  const send = (chosen: Chosen, withFonts: boolean) => {
    const abort = new AbortController()
    sending.current = abort
    setStep({ ...chosen, kind: 'sending', sent: 0 })
    void attempt(async () => {
      const onProgress = (sent: number) => setStep({ ...chosen, kind: 'sending', sent })
      const options = { signal: abort.signal, withFonts, onProgress }
      await beginImport(workspaceId, chosen.source, chosen.preview.presentFiles, options)
      return { kind: 'idle' }
    })
  }

  return (
    <div>
      <Text size="sm" role={state === 'none' ? undefined : 'status'}>
        {t(`settings:import.${state}`, { count: job?.result.imported ?? 0 })}
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
      {(step.kind === 'review' || step.kind === 'sending') && (
        <ImportReview
          {...step}
          sent={step.kind === 'sending' ? step.sent : null}
          canImport={online && state !== 'running'}
          onImport={(withFonts) => send(step, withFonts)}
          onCancel={() => {
            sending.current?.abort()
            setStep({ kind: 'idle' })
          }}
        />
      )}
      {(step.kind === 'idle' || step.kind === 'reading') && (
        <FileButton accept="application/zip,.zip,application/json,.json" onChange={choose}>
          {(props) => (
            <Button
              {...props}
              mt="md"
              variant="default"
              leftSection={<IconUpload size="1rem" aria-hidden />}
              loading={step.kind === 'reading'}
              disabled={!online || state === 'running' || jobs.status === 'loading'}
            >
              {t('settings:import.choose')}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  )
}
