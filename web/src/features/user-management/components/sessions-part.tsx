import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionFacts } from '@postwright/core/api/sessions'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { deviceName } from '@/ui/device-name.ts'
import { FormError } from '@/ui/form-error.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { endSessions, usePersonChanged, usePersonSessions } from '../data/people.ts'
import { AskDialog } from './ask-dialog.tsx'
import classes from './people.module.css'

type Props = { uid: string; fullName: string }

/** Lists a user's sessions, with buttons to end them. */
export function SessionsPart({ uid, fullName: name }: Props) {
  const { t } = useTranslation('user-management')
  const read = usePersonSessions(uid)
  const changed = usePersonChanged(uid)
  const { run, isRunning, failure } = useApiCall()
  const [ending, setEnding] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const rows = useRef<HTMLUListElement>(null)

  const end = (sessionId: string) =>
    run(async () => {
      setEnding(sessionId)
      const { ended } = await endSessions({ uid, sessionId })
      await changed()
      toast.success(t('user-management:sessions.ended', { count: ended }))
      // The focused button is removed together with the session.
      rows.current?.focus()
    })

  return (
    <Panel
      id="sessions"
      title={t('user-management:sessions.title')}
      actions={
        read.status === 'ready' &&
        read.data.length > 1 && (
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            {t('user-management:sessions.endAll')}
          </Button>
        )
      }
    >
      <FormError message={failure} />
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('user-management:sessions.loading')} />}
        errorTitle={t('user-management:sessions.error')}
        empty={<p className={classes.sentence}>{t('user-management:sessions.none')}</p>}
      >
        {(sessions) => (
          <ul className={classes.list} aria-label={t('user-management:sessions.title')} ref={rows} tabIndex={-1}>
            {sessions.map((facts) => (
              <SessionRow
                key={facts.id}
                facts={facts}
                isEnding={isRunning && ending === facts.id}
                onEnd={() => void end(facts.id)}
              />
            ))}
          </ul>
        )}
      </DataState>
      {isAsking && (
        <AskDialog
          question={{
            title: t('user-management:sessions.endAllTitle', { name }),
            text: t('user-management:sessions.endAllText'),
            confirm: t('user-management:sessions.endAll'),
            done: t('user-management:sessions.ended', { count: read.status === 'ready' ? read.data.length : 0 }),
            isDangerous: true,
            act: () => endSessions({ uid, sessionId: null }),
          }}
          onClose={() => setAsking(false)}
          onDone={changed}
        />
      )}
    </Panel>
  )
}

type RowProps = { facts: SessionFacts; isEnding: boolean; onEnd: () => void }

function SessionRow({ facts, isEnding, onEnd }: RowProps) {
  const { t } = useTranslation('user-management')
  const { browser, system } = deviceName(facts.userAgent)
  const device = t('user-management:sessions.device', {
    browser: browser ?? t('user-management:sessions.unknownBrowser'),
    system: system ?? t('user-management:sessions.unknownSystem'),
  })
  return (
    <li>
      <span className={classes.person}>
        <span className={classes.nameLine}>
          {device}
          {facts.current && <StateBadge tone="positive">{t('user-management:sessions.current')}</StateBadge>}
        </span>
        <span className={classes.faint}>
          {t('user-management:sessions.lastUsed')} <RelativeTime instant={facts.lastUsedAt} />
          {facts.place !== null && ` · ${facts.place}`}
        </span>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={isEnding}
        onClick={onEnd}
        aria-label={t('user-management:sessions.endNamed', { device })}
      >
        {t('user-management:sessions.end')}
      </Button>
    </li>
  )
}
