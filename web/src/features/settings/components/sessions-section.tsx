import { Alert, Button, Group } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useEndSession, useSessions } from '../data/use-sessions.ts'
import { Section } from './section.tsx'
import { SessionRow } from './session-row.tsx'
import classes from './sessions.module.css'

/** Where the person is signed in, and how to end it. */
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
        // The button that had the focus goes with what it ended.
        rows.current?.focus()
      },
      onError: (error) => void toast.error(errorText(error)),
    })

  return (
    <Section id="sessions" title={t('settings:sessions.title')} text={t('settings:sessions.text')}>
      {list.status === 'loading' && <SkeletonList rows={2} label={t('settings:sessions.loading')} />}
      {list.status === 'error' && (
        <Alert color="red" role="alert">
          <p className={classes.failed}>{t('settings:sessions.failed')}</p>
          <Button size="compact-sm" variant="default" onClick={list.retry}>
            {t('common:action.retry')}
          </Button>
        </Alert>
      )}
      {list.status === 'ready' && (
        <>
          <ul ref={rows} className={classes.list} tabIndex={-1}>
            {list.sessions.map((facts) => (
              <SessionRow
                key={facts.id}
                facts={facts}
                isEnding={ending.isPending && ending.variables === facts.id}
                onEnd={() => end(facts.id)}
              />
            ))}
          </ul>
          {list.sessions.length > 1 && (
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
    </Section>
  )
}
