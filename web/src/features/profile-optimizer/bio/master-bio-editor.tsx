import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX } from '@postwright/core/limits'
import {
  PROFILE_BIO_MAX,
  PROFILE_HEADLINE_MAX,
  PROFILE_NAME_MAX,
  type MasterBio,
  type MasterBioDraft,
} from '@postwright/core/model/profile'
import { PROFILE_PLATFORMS } from '@postwright/core/platforms/profiles'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { LiveSaveStatus } from '@/documents/save-status.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { Panel } from '@/ui/panel.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { LineField } from '@/documents/line-field.tsx'
import { useProfiles } from '../data/profiles.ts'
import { LimitedTextarea } from '../profiles/limited-textarea.tsx'
import styles from '../profiles/profiles.module.css'
import { CompiledVersion } from './compiled-version.tsx'
import { masterBioDrafts } from '../data/master-bio-drafts.ts'

type Props = {
  bio: MasterBio
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<MasterBioDraft>[]
}

/** The master bio beside each network's version. */
export function MasterBioEditor({ bio, left }: Props) {
  const { t } = useTranslation('profiles')
  const { workspaceId } = useSignedIn()
  const profiles = useProfiles(workspaceId)
  const { autosave, state, restore, continued } = useDocumentDraft(masterBioDrafts, bio, left)
  const { draft } = state
  const isReadOnly = !useMay('edit_library')
  useLeaveWarning(!state.isSafe)
  const edit = (change: Partial<MasterBioDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })
  const known = profiles.status === 'ready' ? profiles.data : []
  const handleOn = (platform: string) => known.find((profile) => profile.platform === platform)?.handle ?? ''
  // Networks on which the workspace has a profile come first.
  const platforms = PROFILE_PLATFORMS.toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)))

  function isKnown(platform: string): boolean {
    return known.some((profile) => profile.platform === platform)
  }

  return (
    <>
      <PageHeader
        title={t('profiles:bio.title')}
        description={t('profiles:bio.description')}
        actions={<LiveSaveStatus autosave={autosave} />}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={({ name, headline, bio: text, link }) => ({
          content: [name, headline, text, link].filter((part) => part !== '').join('\n'),
          facts: t('profiles:bio.title'),
        })}
        conflict={{ title: t('profiles:bio.conflict.title'), text: t('profiles:bio.conflict.text') }}
      />
      <div className={styles.columns}>
        <Panel id="master" title={t('profiles:bio.source')} description={t('profiles:bio.sourceText')}>
          <div className={styles.fields}>
            <LineField
              label={t('profiles:field.name')}
              value={draft.name}
              max={PROFILE_NAME_MAX}
              onLine={(name) => edit({ name })}
              readOnly={isReadOnly}
            />
            <LineField
              label={t('profiles:field.headline')}
              hint={t('profiles:bio.headlineHint')}
              value={draft.headline}
              max={PROFILE_HEADLINE_MAX}
              onLine={(headline) => edit({ headline })}
              readOnly={isReadOnly}
            />
            <LimitedTextarea
              label={t('profiles:field.bio')}
              hint={t('profiles:bio.order')}
              limit={null}
              value={draft.bio}
              max={PROFILE_BIO_MAX}
              onText={(text) => edit({ bio: text })}
              readOnly={isReadOnly}
            />
            <TextField
              label={t('profiles:field.link')}
              placeholder={t('profiles:field.linkHint')}
              type="url"
              value={draft.link}
              maxLength={ADDRESS_MAX}
              onChange={({ currentTarget }) => edit({ link: currentTarget.value })}
              readOnly={isReadOnly}
            />
          </div>
        </Panel>
        <section className={styles.stack} aria-label={t('profiles:bio.versions')}>
          {platforms.map((platform) => (
            <CompiledVersion key={platform} platform={platform} handle={handleOn(platform)} master={draft} />
          ))}
        </section>
      </div>
    </>
  )
}
