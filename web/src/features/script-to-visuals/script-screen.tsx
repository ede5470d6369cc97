import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { scripts } from '@postwright/core/collections/scripts'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { scriptDrafts } from './data/script-drafts.ts'

const ScriptStudio = lazyPart(async () => (await import('./studio/script-studio.tsx')).ScriptStudio)
// Loads in parallel with the script, not after it.
ScriptStudio.load().catch(() => undefined)

/** `/dashboard/script-to-visuals/:scriptId`: a script beside its film. */
export function Component() {
  const { t } = useTranslation(['scripts', 'drafts', 'areas', 'ui', 'errors'])
  const { scriptId = '' } = useParams()
  const waiting = <SkeletonList rows={4} label={t('scripts:one.loading')} />
  return (
    <DocumentById
      level={1}
      described={scripts}
      drafts={scriptDrafts}
      documentId={scriptId}
      loading={waiting}
      errorTitle={t('scripts:one.error')}
      missing={
        <MissingDocument
          title={t('scripts:one.missing')}
          text={t('scripts:one.missingText')}
          list={{ title: t('scripts:title'), href: routes.scriptToVisuals.href() }}
        />
      }
    >
      {(script, left) => <ScriptStudio script={script} left={left} waiting={waiting} />}
    </DocumentById>
  )
}
