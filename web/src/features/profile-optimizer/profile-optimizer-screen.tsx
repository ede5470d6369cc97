import { useTranslation } from 'react-i18next'
import { PROFILES_MAX } from '@postwright/core/model/profile'
import { usePersonas } from '@/checks/data/use-personas.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { AddProfile } from './profiles/add-profile.tsx'
import { useProfiles } from './data/profiles.ts'
import { ProfileCard } from './profiles/profile-card.tsx'
import styles from './profiles/profiles.module.css'

/** `/dashboard/profile-optimizer`: the profiles of a workspace with their scores and next steps. */
export function Component() {
  const { t } = useTranslation(['profiles', 'areas', 'ui', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const profiles = useProfiles(workspaceId)
  const personas = usePersonas(workspaceId)
  const shown = useShownDocuments(profiles.status === 'ready' ? profiles.data : [])
  const add = (
    <IfMay right="edit_library">
      <AddProfile isFull={shown.length >= PROFILES_MAX} />
    </IfMay>
  )
  return (
    <>
      <ProfileTabs />
      <PageHeader
        title={t('profiles:title')}
        description={t('profiles:description')}
        actions={shown.length > 0 && add}
      />
      <DataState
        read={profiles.status === 'ready' ? { ...profiles, data: shown } : profiles}
        loading={<SkeletonList rows={3} label={t('profiles:loading')} />}
        errorTitle={t('profiles:error')}
        empty={
          <EmptyState
            drawing="channels"
            title={t('profiles:empty.title')}
            text={t('profiles:empty.text')}
            action={add}
          />
        }
      >
        {(data) => (
          <ul className={styles.cards} aria-label={t('profiles:title')}>
            {data.map((profile) => (
              <ProfileCard
                key={profile.id}
                profile={profile}
                personas={personas.status === 'ready' ? personas.data : []}
              />
            ))}
          </ul>
        )}
      </DataState>
    </>
  )
}
