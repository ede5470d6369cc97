import { useTranslation } from 'react-i18next'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DeletionPart } from './components/deletion-part.tsx'
import { ImportPart } from './components/import-part.tsx'
import { ExportPart } from './components/export-part.tsx'
import { Section } from './components/section.tsx'

/** `/dashboard/settings/data`: export, import and deletion of the user's data. */
export function Component() {
  const { t } = useTranslation('settings')
  const { user, workspaceId } = useSignedIn()
  return (
    <>
      <Section id="data" title={t('settings:export.title')} text={t('settings:data.text')}>
        <ExportPart uid={user.id} />
      </Section>
      <IfMay right="edit_library">
        <Section id="import" title={t('settings:import.title')} text={t('settings:import.about')}>
          <ImportPart uid={user.id} workspaceId={workspaceId} />
        </Section>
      </IfMay>
      <Section id="deletion" title={t('settings:deletion.title')} text={t('settings:deletion.about')}>
        <DeletionPart user={user} />
      </Section>
    </>
  )
}
