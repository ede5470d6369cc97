import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppTestReport } from '@postwright/core/api/platform-apps'
import { canTestApp } from '@postwright/core/platforms/platform-app'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { useApiCall } from '@/lib/use-api-call.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { testApp, useAppUses } from '../data/platform-apps.ts'
import classes from './integrations.module.css'

type Props = { platform: Platform; onTested: () => void }

/** Tests the keys in use if the network has a call for it; otherwise shows the last result of accessing the network. */
export function KeyTest({ platform, onTested }: Props) {
  const { t } = useTranslation('integrations')
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const [isOpen, setOpen] = useState(false)
  if (canTestApp(auth)) return <NetworkTest platform={platform} source={auth.appKeys?.testSource} onTested={onTested} />
  return (
    <div className={classes.test}>
      <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('integrations:test.look')}
      </Button>
      {isOpen && <LastAccess platform={platform} />}
    </div>
  )
}

function NetworkTest({ platform, source, onTested }: Props & { source: string | null | undefined }) {
  const { t } = useTranslation('integrations')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const [report, setReport] = useState<AppTestReport | null>(null)
  const name = platformName(platform)
  const test = async () => {
    const outcome = await sensitive.run(() => testApp(platform))
    if (!outcome.done) return
    setReport(outcome.value)
    onTested()
  }
  return (
    <div className={classes.test}>
      <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(test)}>
        {t('integrations:test.run')}
      </Button>
      {report !== null && (
        <p role="status" className={records.faint}>
          {t(`integrations:test.${report.outcome}`, { name, detail: report.detail })}{' '}
          {source && (
            <Anchor href={source} target="_blank" rel="noreferrer" inherit>
              {t('integrations:test.source')}
            </Anchor>
          )}
        </p>
      )}
      <FormError message={failure} />
      {sensitive.dialog}
    </div>
  )
}

function LastAccess({ platform }: { platform: Platform }) {
  const { t } = useTranslation(['integrations', 'publishing'])
  const uses = useAppUses(platform)
  return (
    <div className={records.faint}>
      <p>{t('integrations:test.untestable', { name: platformName(platform) })}</p>
      <DataState read={uses} loading={<SkeletonList rows={1} />} errorTitle={t('integrations:effects.error')}>
        {({ workedAt, failed }) => (
          <ul className={classes.facts}>
            <li>
              {workedAt === null ? (
                t('integrations:test.neverWorked')
              ) : (
                <>
                  {t('integrations:test.worked')} <RelativeTime instant={workedAt} />
                </>
              )}
            </li>
            <li>
              {failed === null ? (
                t('integrations:test.neverFailed')
              ) : (
                <>
                  {t('integrations:test.failed')} <RelativeTime instant={failed.at} />
                  {': '}
                  {t(PUBLISH_ERROR_TEXT[failed.kind].reason)}
                </>
              )}
            </li>
          </ul>
        )}
      </DataState>
    </div>
  )
}
