import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Profile } from '@postwright/core/model/profile'
import { type AuditFinding, auditProfiles } from '@postwright/core/profiles/audit-profiles'
import { routes } from '@/config/routes.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ProfileTabs } from '../profile-tabs.tsx'
import { useProfiles } from '../data/profiles.ts'
import styles from '../profiles/profiles.module.css'
import { profileFacts } from '../profiles/profile-score.tsx'

/** `/dashboard/profile-optimizer/consistency`: the differences between the profiles of a workspace. */
export function Component() {
  const { t } = useTranslation(['profiles', 'areas', 'ui', 'errors'])
  const { workspaceId } = useSignedIn()
  const profiles = useProfiles(workspaceId)
  const shown = useShownDocuments(profiles.status === 'ready' ? profiles.data : [])
  return (
    <>
      <ProfileTabs />
      <PageHeader title={t('profiles:audit.title')} description={t('profiles:audit.description')} />
      <DataState
        read={profiles.status === 'ready' ? { ...profiles, data: shown } : profiles}
        loading={<SkeletonList rows={3} label={t('profiles:loading')} />}
        errorTitle={t('profiles:error')}
        empty={<EmptyState drawing="channels" title={t('profiles:audit.empty')} text={t('profiles:audit.emptyText')} />}
      >
        {(data) => <Findings profiles={data} />}
      </DataState>
    </>
  )
}

function Findings({ profiles }: { profiles: readonly Profile[] }) {
  const { t } = useTranslation('profiles')
  const { workspaceId } = useSignedIn()
  const { urlOf } = useMediaUrls(
    workspaceId,
    profiles.flatMap(({ pictures }) => pictures),
  )
  const findings = auditProfiles(profiles, profileFacts)
  if (profiles.length < 2) return <p className={styles.soft}>{t('profiles:audit.one')}</p>
  if (findings.length === 0)
    return <p className={styles.soft}>{t('profiles:audit.none', { count: profiles.length })}</p>
  return (
    <div className={styles.stack}>
      {findings.map((finding) => (
        <Finding key={`${finding.kind} ${finding.subject}`} finding={finding} profiles={profiles} urlOf={urlOf} />
      ))}
    </div>
  )
}

type FindingProps = {
  finding: AuditFinding
  profiles: readonly Profile[]
  urlOf: (mediaId: string) => string | null
}

function Finding({ finding: { kind, subject, versions }, profiles, urlOf }: FindingProps) {
  const { t } = useTranslation('profiles')
  return (
    <Panel
      id={`${kind}-${subject}`}
      title={t(`profiles:audit.${kind}.title`, { subject })}
      description={t(`profiles:audit.${kind}.why`)}
    >
      <ul className={styles.checks}>
        {versions.map(({ value, profileIds }) => (
          <li key={value} className={styles.versionRow}>
            {kind === 'picture' ? <Avatar name="" src={urlOf(value)} size={40} /> : <strong>{value}</strong>}
            <span className={styles.buttons}>
              {profiles
                .filter(({ id }) => profileIds.includes(id))
                .map(({ id, platform }) => (
                  <Link key={id} className={styles.network} to={routes.profile.href(id)}>
                    <PlatformIcon platform={platform} size={16} />
                    {platformName(platform)}
                  </Link>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
