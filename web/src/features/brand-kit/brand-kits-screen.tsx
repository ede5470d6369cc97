import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { routes } from '@/config/routes.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useRight } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { KitCards } from './components/kit-cards.tsx'
import { brandKitDrafts } from './data/brand-kit-drafts.ts'
import { useBeginKit } from './data/brand-kits.ts'
import { useKitFonts } from './data/use-kit-fonts.ts'

/** `/dashboard/brand-kit`: the brand kits of this workspace. */
export function Component() {
  const { t } = useTranslation(['brand', 'areas', 'ui', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const kits = useBrandKits(workspaceId)
  const shown = useShownDocuments(kits.status === 'ready' ? kits.data : [])
  const isManager = useRight('manage_workspace')
  // Members cannot delete kits with settings that only managers can fill in.
  const canDelete = ({ colorsOnlyFor, strictness }: BrandKit) =>
    isManager || (colorsOnlyFor.length === 0 && strictness.length === 0)
  const { boxOf, selectionBar } = useDocumentSelection(shown, brandKitDrafts, {
    lockOf: (kit) => (canDelete(kit) ? null : t('brand:ownersDelete')),
  })
  const { begin } = useBeginKit()
  useKitFonts(workspaceId)
  const isFull = shown.length >= BRAND_KITS_MAX
  const newKit = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden />}
      disabled={isFull}
      title={isFull ? t('brand:full', { count: BRAND_KITS_MAX }) : undefined}
      onClick={() => void begin(shown)}
    >
      {t('brand:new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('brand:title')}
        description={t('brand:description')}
        actions={
          shown.length > 0 && (
            <Group gap="sm">
              <Button variant="default" component={Link} to={routes.brandReport.href()}>
                {t('brand:report.open')}
              </Button>
              {newKit}
            </Group>
          )
        }
      />
      <DataState
        read={kits.status === 'ready' ? { ...kits, data: shown } : kits}
        loading={<SkeletonList rows={3} label={t('brand:loading')} />}
        errorTitle={t('brand:error')}
        empty={
          <EmptyState drawing="post" title={t('brand:empty.title')} text={t('brand:empty.text')} action={newKit} />
        }
      >
        {(data) => <KitCards kits={data} {...{ boxOf, isFull, canDelete }} />}
      </DataState>
      {selectionBar}
    </>
  )
}
