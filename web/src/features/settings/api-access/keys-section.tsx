import { Anchor, Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedApiKey } from '@postwright/core/model/api-key'
import { routes } from '@/config/routes.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { Section } from '../components/section.tsx'
import { useApiAccessCommands, useApiKeys } from './api-access-data.ts'
import { LastUse } from './last-use.tsx'
import { useScopeText } from './scope-choice.tsx'
import rows from '@/ui/described-rows.module.css'
import styles from './api-access.module.css'

const NewKeyDialog = lazyWhenIdle(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog)
const EndDialog = lazyWhenIdle(async () => (await import('@/session/confirm-dialog.tsx')).ConfirmDialog)

/** Lists the API keys: a member's own keys, and all keys for users who can manage members. */
export function KeysSection({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation(['api-access', 'common'])
  const read = useApiKeys(workspaceId)
  const { revoke } = useApiAccessCommands(workspaceId)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ListedApiKey | null>(null)
  const make = (
    <Button leftSection={<IconKey size="1rem" aria-hidden />} onClick={() => setMaking(true)}>
      {t('api-access:keys.create')}
    </Button>
  )
  return (
    <Section id="api-keys" title={t('api-access:keys.title')} text={t('api-access:keys.text')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('api-access:keys.loading')} />}
        errorTitle={t('api-access:keys.failed')}
        empty={
          <EmptyState title={t('api-access:keys.empty.title')} text={t('api-access:keys.empty.text')} action={make} />
        }
      >
        {(keys) => (
          <>
            <div className={styles.head}>
              {make}
              <Anchor component={Link} to={routes.developers.href()}>
                {t('api-access:keys.docs')}
              </Anchor>
            </div>
            <ul className={rows.card} aria-label={t('api-access:keys.title')}>
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
              ))}
            </ul>
          </>
        )}
      </DataState>
      <NewKeyDialog props={isMaking ? { workspaceId, onClose: () => setMaking(false) } : null} />
      <EndDialog
        props={
          ending && {
            title: t('api-access:keys.revokeTitle', { name: ending.name }),
            children: <p>{t('api-access:keys.revokeText')}</p>,
            confirm: t('api-access:keys.revoke'),
            onConfirm: async () => {
              await revoke(ending.id)
              toast.success(t('api-access:keys.revoked'))
            },
            onClose: () => setEnding(null),
          }
        }
      />
    </Section>
  )
}

const MINUTE = 60_000

function KeyRow({ apiKey, onEnd }: { apiKey: ListedApiKey; onEnd: () => void }) {
  const { t } = useTranslation('api-access')
  const scopeText = useScopeText()
  const { name, start, end, scopes, madeBy, actsAlone, expiresAt, lastUsedAt } = apiKey
  const shown = `${start}…${end}`
  const isOver = useNow(MINUTE) >= (expiresAt ?? Infinity)
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          {isOver && <StateBadge tone="warning">{t('api-access:keys.ended')}</StateBadge>}
          {actsAlone && <StateBadge tone="neutral">{t('api-access:alone.on')}</StateBadge>}
        </p>
        <p className={rows.facts}>
          <span className={styles.start}>{shown}</span>
          {madeBy !== '' && ` · ${madeBy}`}
        </p>
        <p className={rows.facts}>{scopes.map(scopeText).join(' · ')}</p>
        <p className={rows.facts}>
          <LastUse at={lastUsedAt} />
          {' · '}
          {expiresAt === null ? (
            t('api-access:keys.noEnd')
          ) : (
            <>
              {t(isOver ? 'api-access:keys.ended' : 'api-access:keys.ends')} <RelativeTime instant={expiresAt} />
            </>
          )}
        </p>
      </div>
      <Button size="compact-md" variant="default" aria-label={t('api-access:keys.revokeOne', { name })} onClick={onEnd}>
        {t('api-access:keys.revoke')}
      </Button>
    </li>
  )
}
