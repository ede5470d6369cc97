import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { KitEditor } from './components/kit-editor.tsx'
import { brandKitDrafts } from './data/brand-kit-drafts.ts'
import { useKitFonts } from './data/use-kit-fonts.ts'

/** `/dashboard/brand-kit/:kitId`: one kit, edited in place. */
export function Component() {
  const { t } = useTranslation(['brand', 'drafts', 'checks', 'areas', 'ui'])
  const { kitId = '' } = useParams()
  const { workspaceId } = useSignedIn()
  useKitFonts(workspaceId)
  return (
    <DocumentById
      level={1}
      described={brandKits}
      drafts={brandKitDrafts}
      documentId={kitId}
      loading={<SkeletonList rows={4} label={t('brand:one.loading')} />}
      errorTitle={t('brand:one.error')}
      missing={
        <MissingDocument
          title={t('brand:one.missing')}
          text={t('brand:one.missingText')}
          list={{ title: t('brand:title'), href: routes.brandKits.href() }}
        />
      }
    >
      {(kit, left) => <KitEditor kit={kit} left={left} />}
    </DocumentById>
  )
}
