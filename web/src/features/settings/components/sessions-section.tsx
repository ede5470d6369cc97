import { Button, Group } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useEndSession, useSessions } from '../data/use-sessions.ts'
import { Section } from './section.tsx'
import classes from './sessions.module.css'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import type { SessionFacts } from '@postwright/core/api/sessions'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { deviceName } from '@/ui/device-name.ts'

/** Lists the user's sessions, with buttons to end them. */
export function SessionsSection({ uid }: { uid: string }) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  const list = useSessions(uid)
  const ending = useEndSession(uid)
  const rows = useRef<HTMLUListElement>(null)

  const end = (sessionId: string | null) =>
    ending.mutate(sessionId, {
      onSuccess(count) {
        toast.success(t('settings:sessions.ended', { count }))
        // The focused button is removed together with the sessions it ended.
        rows.current?.focus()
      },
      onError: (error) => toast.error(errorText(error)),
    })

  return (
    <Section id="sessions" title={t('settings:sessions.title')} text={t('settings:sessions.text')}>
      <DataState
        read={list}
        loading={<SkeletonList rows={2} label={t('settings:sessions.loading')} />}
        errorTitle={t('settings:sessions.failed')}
      >
        {(sessions) => (
          <>
            <ul ref={rows} className={classes.list} tabIndex={-1}>
              {sessions.map((facts) => (
                <SessionRow
                  key={facts.id}
                  facts={facts}
                  isEnding={ending.isPending && ending.variables === facts.id}
                  onEnd={() => end(facts.id)}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Group>
                <Button
                  variant="default"
                  loading={ending.isPending && ending.variables === null}
                  onClick={() => end(null)}
                >
                  {t('settings:sessions.endOthers')}
                </Button>
              </Group>
            )}
          </>
        )}
      </DataState>
    </Section>
  )
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

const HAND_HELD = new Set(['iPhone', 'iPad', 'Android'])

type Props = { facts: SessionFacts; isEnding: boolean; onEnd: () => void }

/** Shows one session: the device, and the time and place of its last use. */
function SessionRow({ facts, isEnding, onEnd }: Props) {
  const { t } = useTranslation('settings')
  const { browser, system } = deviceName(facts.userAgent)
  const device = t('settings:sessions.device', {
    browser: browser ?? t('settings:sessions.unknownBrowser'),
    system: system ?? t('settings:sessions.unknownSystem'),
  })
  const Icon = system !== null && HAND_HELD.has(system) ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size="1.5rem" stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.device}>
          {device} {facts.current && <StateBadge tone="positive">{t('settings:sessions.current')}</StateBadge>}
        </p>
        <p className={classes.when}>
          {t('settings:sessions.lastUsed')} <RelativeTime instant={facts.lastUsedAt} />
          {facts.place !== null && ` · ${REGIONS.of(facts.place) ?? facts.place}`}
        </p>
      </div>
      {!facts.current && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('settings:sessions.endOne', { device })}
        >
          {t('settings:sessions.end')}
        </Button>
      )}
    </li>
  )
}
