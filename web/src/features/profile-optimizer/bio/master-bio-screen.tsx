import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PROFILE_NAME_MAX, emptyMasterBio } from '@postwright/core/model/profile'
import { toOneLine } from '@postwright/core/text/text-fields'
import { OnlyDocument } from '@/documents/stored-document.tsx'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ProfileTabs } from '../profile-tabs.tsx'
import { useMasterBios } from '../data/use-master-bios.ts'
import { MasterBioEditor } from './master-bio-editor.tsx'
import { masterBioDrafts } from '../data/master-bio-drafts.ts'

/** `/dashboard/profile-optimizer/bio`: one bio, and each network's version of it. */
export function Component() {
  const { t } = useTranslation(['profiles', 'drafts', 'areas', 'ui', 'errors'])
  const { workspaceId } = useSignedIn()
  return (
    <>
      <ProfileTabs />
      <OnlyDocument
        read={useMasterBios(workspaceId)}
        drafts={masterBioDrafts}
        loading={<SkeletonList rows={4} label={t('profiles:bio.loading')} />}
        errorTitle={t('profiles:bio.error')}
        empty={<NoBio />}
      >
        {(stored, left) => <MasterBioEditor bio={stored} left={left} />}
      </OnlyDocument>
    </>
  )
}

function NoBio() {
  const { t } = useTranslation('profiles')
  const { name } = useWorkspace()
  const begin = useBeginDocument(async () => masterBioDrafts)
  return (
    <EmptyState
      level={1}
      drawing="channels"
      title={t('profiles:bio.empty.title')}
      text={t('profiles:bio.empty.text')}
      action={
        <IfMay right="edit_library">
          <Button onClick={() => void begin({ ...emptyMasterBio(), name: toOneLine(name, PROFILE_NAME_MAX) ?? '' })}>
            {t('profiles:bio.empty.create')}
          </Button>
        </IfMay>
      }
    />
  )
}
