import { Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readChannelProfile, writeChannelProfile } from '@postwright/core/api/profiles'
import type { Connection } from '@postwright/core/model/connection'
import type { ProfileTexts } from '@postwright/core/model/profile'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getMissingScopes } from '@postwright/core/platforms/platform-app'
import type { ProfileFacts } from '@postwright/core/platforms/profile-facts'
import { fitsLimit } from '@postwright/core/profiles/bio-text'
import { routes } from '@/config/routes.ts'
import { ComparedText, CompareSwitch } from '@/documents/compared-text.tsx'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { queryState } from '@/lib/query-state.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import styles from './write-dialog.module.css'

type Props = { account: Connection; wanted: ProfileTexts; facts: ProfileFacts; onClose: () => void }

const FIELDS = ['name', 'bio'] as const

/** The changes to an account's profile, as a word diff, and the button that applies them. */
export function Comparison({ account, wanted, facts, onClose }: Props) {
  const { t } = useTranslation('profiles')
  const errorText = useErrorText()
  const { workspaceId } = useSignedIn()
  const target = { workspaceId, connectionId: account.id }
  const query = useQuery({
    queryKey: ['channelProfile', workspaceId, account.id],
    queryFn: async () => (await call(readChannelProfile, target)).profile,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Without a network connection the read fails with a message, and is repeated on reconnection.
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  const { run, isRunning, failure } = useApiCall()
  const network = platformName(account.platform)
  const isGranted = isWritable(account, facts)
  const room = { name: facts.name, bio: facts.bio }

  async function write({ name, bio }: ProfileTexts) {
    const seen = { name, bio }
    try {
      await call(writeChannelProfile, { ...target, seenTexts: seen, wantedTexts: wanted })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_changed') void query.refetch()
      throw error
    }
    onClose()
    toast.endUndo(account.id)
    toast.undo(t('profiles:write.done', { handle: account.handle, network }), {
      about: account.id,
      label: t('common:action.undo'),
      onUndo: () => {
        const back = call(writeChannelProfile, { ...target, seenTexts: wanted, wantedTexts: seen })
        void back.catch((error: unknown) => toast.error(errorText(error)))
      },
    })
  }

  return (
    <DataState
      read={queryState(query)}
      loading={<SkeletonList rows={2} label={t('profiles:write.reading', { network })} />}
      errorTitle={t('profiles:write.readError', { network })}
    >
      {(seen) => {
        const changed = FIELDS.filter((field) => seen[field] !== wanted[field])
        return (
          <>
            <p>
              {changed.length === 0
                ? t('profiles:write.same', { handle: account.handle, network })
                : t('profiles:write.text', { handle: account.handle, network })}
            </p>
            {changed.length > 0 && (
              <div>
                <CompareSwitch />
              </div>
            )}
            <dl className={styles.texts}>
              {changed.map((field) => (
                <div key={field}>
                  <dt>{t(`profiles:field.${field}`)}</dt>
                  <dd>
                    <ComparedText before={seen[field]} after={wanted[field]} />
                  </dd>
                  {!fitsLimit(wanted[field], room[field]) && (
                    <dd className={styles.long}>{t('profiles:write.long', { max: room[field].max })}</dd>
                  )}
                </div>
              ))}
            </dl>
            {!isGranted && (
              <p>
                {t('profiles:write.noAccess', { handle: account.handle })}{' '}
                <Anchor component={Link} to={routes.connectedPlatforms.href()}>
                  {t('profiles:write.connectAgain')}
                </Anchor>
              </p>
            )}
            <FormError message={failure} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('common:action.cancel')}
              </Button>
              <Button
                loading={isRunning}
                disabled={changed.length === 0 || !isGranted}
                onClick={() => void run(() => write(seen))}
              >
                {t('profiles:write.submit')}
              </Button>
            </Group>
          </>
        )
      }}
    </DataState>
  )
}

/** Returns whether the account has granted the scope for changing its profile; true for a network that requires no scope. */
function isWritable({ platform, scopes }: Connection, { writes }: ProfileFacts): boolean {
  const scope = writes?.scope ?? null
  return scope === null || !getMissingScopes(PLATFORM_CONTRACTS[platform].auth, scopes).includes(scope)
}
