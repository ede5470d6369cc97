import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { campaigns } from '@postwright/core/collections/campaigns'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { CampaignEditor } from './components/campaign-editor.tsx'
import { campaignDrafts } from './data/campaign-drafts.ts'

/** `/dashboard/campaigns/:campaignId`: one campaign, edited in place, with its progress, links and posts. */
export function Component() {
  const { t } = useTranslation(['campaigns', 'drafts', 'areas', 'ui', 'errors'])
  const { campaignId = '' } = useParams()
  return (
    <DocumentById
      level={1}
      described={campaigns}
      drafts={campaignDrafts}
      documentId={campaignId}
      loading={<SkeletonList rows={4} label={t('campaigns:one.loading')} />}
      errorTitle={t('campaigns:one.error')}
      missing={
        <MissingDocument
          title={t('campaigns:one.missing')}
          text={t('campaigns:one.missingText')}
          list={{ title: t('campaigns:title'), href: routes.campaigns.href() }}
        />
      }
    >
      {(campaign, left) => <CampaignEditor campaign={campaign} left={left} />}
    </DocumentById>
  )
}
