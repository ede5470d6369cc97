import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { setRole, type AdminUser } from '../data/people-commands.ts'
import classes from './people.module.css'

type Props = { person: AdminUser; onChanged: (user: AdminUser) => void }

/** An account and its role, which an admin can change, except their own. */
export function PersonCard({ person, onChanged }: Props) {
  const { t } = useTranslation('user-management')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const isSelf = useSignedIn().user.id === person.id
  const isAdmin = person.role === 'admin'

  const change = async () => {
    const outcome = await sensitive.run(() => setRole(person.id, isAdmin ? 'user' : 'admin'))
    if (!outcome.done) return
    onChanged(outcome.value)
    toast.success(t(isAdmin ? 'user-management:person.revoked' : 'user-management:person.granted'))
  }

  return (
    <Panel title={person.fullName} description={person.email} id="person">
      <dl className={classes.facts}>
        <dt>{t('user-management:person.username')}</dt>
        <dd>@{person.username}</dd>
        <dt>{t('user-management:person.since')}</dt>
        <dd>
          <RelativeTime instant={person.createdAt} />
        </dd>
        <dt>{t('user-management:person.status')}</dt>
        <dd>{t(`user-management:status.${person.status}`)}</dd>
        <dt>{t('user-management:person.role')}</dt>
        <dd>
          <StateBadge tone={isAdmin ? 'accent' : 'neutral'}>{t(`user-management:role.${person.role}`)}</StateBadge>
        </dd>
      </dl>
      <FormError message={failure} />
      <Group mt="lg">
        {isSelf ? (
          <p className={classes.hint}>{t('user-management:person.self')}</p>
        ) : (
          <Button
            variant={isAdmin ? 'outline' : 'filled'}
            {...(isAdmin && { color: 'red' })}
            loading={isRunning}
            onClick={() => void run(change)}
          >
            {t(isAdmin ? 'user-management:person.revoke' : 'user-management:person.grant')}
          </Button>
        )}
      </Group>
      {sensitive.dialog}
    </Panel>
  )
}
