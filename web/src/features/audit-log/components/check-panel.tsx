import { Alert, Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditBreak } from '@postwright/core/model/audit-seal'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { useNow } from '@/ui/use-now.ts'
import { type CheckEnd, type CheckProgress, checkWholeLog } from '../data/log-calls.ts'
import classes from './audit-log.module.css'

const MINUTE = 60_000

/** Checks the chain of the whole log, step by step; it can be cancelled. */
export function CheckPanel() {
  const { t } = useTranslation('audit-log')
  const { run, isRunning, failure } = useApiCall()
  const [progress, setProgress] = useState<CheckProgress | null>(null)
  const [end, setEnd] = useState<CheckEnd | null>(null)
  const abort = useRef<AbortController>(null)

  const check = () =>
    run(async () => {
      setProgress(null)
      setEnd(null)
      const controller = new AbortController()
      abort.current = controller
      setEnd(await checkWholeLog({ signal: controller.signal, onProgress: setProgress }))
    })

  return (
    <Panel id="integrity" title={t('audit-log:check.title')} description={t('audit-log:check.description')}>
      <div className={classes.check}>
        <Group>
          <Button variant="default" loading={isRunning} onClick={() => void check()}>
            {t('audit-log:check.button')}
          </Button>
          {isRunning && (
            <Button variant="default" onClick={() => abort.current?.abort()}>
              {t('audit-log:check.cancel')}
            </Button>
          )}
        </Group>
        <FormError message={failure} />
        <div role="status" className={classes.check}>
          {isRunning && progress && (
            <p className={classes.note}>
              {t('audit-log:check.running', { checked: progress.checked, total: progress.total })}
            </p>
          )}
          {end && <Outcome end={end} />}
        </div>
        <p className={classes.note}>
          {t('audit-log:check.offline')}{' '}
          <a href={`/${t('audit-log:check.script')}`} download>
            {t('audit-log:check.script')}
          </a>
        </p>
      </div>
    </Panel>
  )
}

function Outcome({ end: { total, entries, breaks, sealedUntil, lastHash } }: { end: CheckEnd }) {
  const { t } = useTranslation('audit-log')
  const now = useNow(MINUTE)
  if (breaks.length > 0) return <Breaks breaks={breaks} />
  if (total === 0 || sealedUntil === null) return <Alert color="gray">{t('audit-log:check.none')}</Alert>
  const time = formatZoned(sealedUntil, viewerZone(), now)
  return (
    <>
      <Alert color="green">{t('audit-log:check.whole', { entries })}</Alert>
      <p className={classes.note}>{t('audit-log:check.until', { time, hash: lastHash })}</p>
    </>
  )
}

function Breaks({ breaks }: { breaks: readonly AuditBreak[] }) {
  const { t } = useTranslation('audit-log')
  return (
    <Alert color="red" title={t('audit-log:check.broken', { count: breaks.length })}>
      <ul className={classes.breaks}>
        {breaks.map(({ seq, problem, entryId }) => (
          <li key={`${seq} ${problem}`}>{t(`audit-log:check.problem.${problem}`, { seq, entry: entryId })}</li>
        ))}
      </ul>
    </Alert>
  )
}
