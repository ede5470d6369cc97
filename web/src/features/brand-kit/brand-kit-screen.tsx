import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useLeftBehind } from '@/documents/outbox/use-left-behind.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { KitEditor } from './components/kit-editor.tsx'
import { brandKitDrafts } from './data/brand-kit-drafts.ts'
import { useBrandKit } from './data/use-brand-kit.ts'
import { useKitFonts } from './data/use-kit-fonts.ts'

/** `/dashboard/brand-kit/:kitId`: one kit, edited in place. */
export function Component() {
  const { t } = useTranslation(['brand', 'drafts', 'checks', 'areas', 'ui'])
  const { kitId = '' } = useParams()
  const { workspaceId } = useSignedIn()
  const isAwaited = useIsAwaited(brandKitDrafts, kitId)
  useKitFonts(workspaceId)
  if (isAwaited) return <SkeletonList rows={4} label={t('brand:one.loading')} />
  return <KitById key={kitId} kitId={kitId} />
}

function KitById({ kitId }: { kitId: string }) {
  const { t } = useTranslation('brand')
  const { user, workspaceId } = useSignedIn()
  const left = useLeftBehind({ type: brandKitDrafts, uid: user.id, documentId: kitId })
  const kit = useBrandKit(workspaceId, kitId)
  return (
    <DataState
      level={1}
      read={left === null && kit.status === 'ready' ? { status: 'loading' } : kit}
      loading={<SkeletonList rows={4} label={t('brand:one.loading')} />}
      errorTitle={t('brand:one.error')}
      missing={
        <EmptyState
          drawing="search"
          level={1}
          title={t('brand:one.missing')}
          text={t('brand:one.missingText')}
          action={
            <Button component={Link} to={routes.brandKits.href()} variant="default">
              {t('brand:title')}
            </Button>
          }
        />
      }
    >
      {(data) => <KitEditor kit={data} left={left ?? []} />}
    </DataState>
  )
}
