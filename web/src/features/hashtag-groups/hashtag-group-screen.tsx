import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { GroupEditor } from './components/group-editor.tsx'

/** One group of hashtags, by the id in the address. */
export function Component() {
  const { t } = useTranslation(['hashtags', 'drafts', 'publishing', 'ui'])
  const { groupId = '' } = useParams()
  return (
    <DocumentById
      level={1}
      described={hashtagGroups}
      drafts={hashtagGroupDrafts}
      documentId={groupId}
      loading={<SkeletonList rows={2} label={t('hashtags:group.loading')} />}
      errorTitle={t('hashtags:group.error')}
      missing={
        <MissingDocument
          title={t('hashtags:group.missing')}
          text={t('hashtags:group.missingText')}
          list={{ title: t('hashtags:title'), href: routes.hashtagGroups.href() }}
        />
      }
    >
      {(group, left) => <GroupEditor group={group} left={left} />}
    </DocumentById>
  )
}
