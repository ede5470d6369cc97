import { Button, Group } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { DataState } from '@/ui/data-state.tsx'
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
