import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { profiles } from '@postwright/core/collections/profiles'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { profileDrafts } from '../data/profile-drafts.ts'
import { ProfileEditor } from './profile-editor.tsx'

/** `/dashboard/profile-optimizer/profiles/:profileId`: one profile beside the breakdown of its score. */
export function Component() {
  const { t } = useTranslation(['profiles', 'drafts', 'areas', 'ui', 'errors'])
  const { profileId = '' } = useParams()
  return (
    <DocumentById
      level={1}
      described={profiles}
      drafts={profileDrafts}
      documentId={profileId}
      loading={<SkeletonList rows={4} label={t('profiles:one.loading')} />}
      errorTitle={t('profiles:one.error')}
      missing={
        <MissingDocument
          title={t('profiles:one.missing')}
          text={t('profiles:one.missingText')}
          list={{ title: t('profiles:title'), href: routes.profileOptimizer.href() }}
        />
      }
    >
      {(profile, left) => <ProfileEditor profile={profile} left={left} />}
    </DocumentById>
  )
}
