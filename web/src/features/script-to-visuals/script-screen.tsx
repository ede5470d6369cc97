import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { scripts } from '@postwright/core/collections/scripts'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/document-by-id.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { scriptDrafts } from './data/script-drafts.ts'
import { ScriptStudio } from './studio/script-studio.tsx'

/** `/dashboard/script-to-visuals/:scriptId`: a script beside its film. */
export function Component() {
  const { t } = useTranslation(['scripts', 'drafts', 'areas', 'ui', 'errors'])
  const { scriptId = '' } = useParams()
  return (
    <DocumentById
      level={1}
      described={scripts}
      drafts={scriptDrafts}
      documentId={scriptId}
      loading={<SkeletonList rows={4} label={t('scripts:one.loading')} />}
      errorTitle={t('scripts:one.error')}
      missing={
        <MissingDocument
          title={t('scripts:one.missing')}
          text={t('scripts:one.missingText')}
          list={{ title: t('scripts:title'), href: routes.scriptToVisuals.href() }}
        />
      }
    >
      {(script, left) => <ScriptStudio script={script} left={left} />}
    </DocumentById>
  )
}
