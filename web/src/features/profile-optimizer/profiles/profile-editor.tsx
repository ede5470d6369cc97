import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Profile, ProfileDraft } from '@postwright/core/model/profile'
import { recordScore } from '@postwright/core/profiles/record-score'
import { settingsAddress } from '@postwright/core/profiles/profile-links'
import { usePersonas } from '@/checks/data/use-personas.ts'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { lazyWhenIdle, lazyPart } from '@/lib/lazy-when-idle.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { ChecklistPanel } from './checklist-panel.tsx'
import { profileDrafts } from '../data/profile-drafts.ts'
import { useDeleteProfile } from '../data/use-delete-profile.ts'
import { PROFILE_ACTIONS } from './profile-actions.ts'
import { ProfileFields } from './profile-fields.tsx'
import styles from './profiles.module.css'
import { profileFacts, scoreWith } from './profile-score.tsx'

const HistoryPanel = lazyPart(async () => (await import('./history-panel.tsx')).HistoryPanel)
const BannerPanel = lazyPart(async () => (await import('./images/banner-panel.tsx')).BannerPanel)
const WriteDialog = lazyWhenIdle(async () => (await import('./write/write-dialog.tsx')).WriteDialog)
const ImagePanel = lazyPart(async () => (await import('./images/image-panel.tsx')).ImagePanel)

type Props = {
  profile: Profile
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<ProfileDraft>[]
}

/** Edits a profile beside its checklist. Edits are saved automatically, together with the score. */
export function ProfileEditor({ profile, left }: Props) {
  const { t } = useTranslation('profiles')
  const navigate = useNavigate()
  const offer = useOfferActions()
  const remove = useDeleteProfile()
  const { workspaceId } = useSignedIn()
  const read = usePersonas(workspaceId)
  const { autosave, state, restore, continued } = useDocumentDraft(profileDrafts, profile, left)
  const { draft } = state
  const isReadOnly = !useMay('edit_library')
  const mayWrite = useMay('manage_channels')
  const [isWriting, setWriting] = useState(false)
  useLeaveWarning(!state.isSafe)

  const personas = read.status === 'ready' ? read.data : []
  const facts = profileFacts(profile.platform)
  const scored = scoreWith(draft, personas)
  const network = platformName(profile.platform)

  /** Adds the score to the history once the persona's keywords are loaded: without them the score would differ. */
  function withScore(next: ProfileDraft, isKept: boolean): ProfileDraft {
    const fresh = scoreWith(next, personas)
    if (!fresh || (next.personaId !== '' && read.status !== 'ready')) return next
    const moment = { id: crypto.randomUUID(), time: Date.now(), isKept }
    return { ...next, scores: [...recordScore(next.scores, fresh, moment)] }
  }
  const edit = (change: Partial<ProfileDraft>) =>
    autosave.edit(withScore({ ...autosave.getState().draft, ...change }, false))

  const onWrite = facts?.writes && mayWrite ? () => setWriting(true) : null
  const actions = offer(PROFILE_ACTIONS, {
    profileId: profile.id,
    isOpen: true,
    settings: facts && settingsAddress(facts, draft.handle),
    onWrite,
    onDelete: () => {
      remove(profile)
      void navigate(routes.profileOptimizer.href())
    },
  })
  useScreenActions(actions)
  const parts = { draft, onEdit: edit, isReadOnly }

  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('profiles:title'), href: routes.profileOptimizer.href() }}
        title={t('profiles:one.title', { network })}
        menu={{ label: t('profiles:card.actions', { name: draft.name || network }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={({ name, headline, bio, link }) => ({
          content: [name, headline, bio, link].filter((text) => text !== '').join('\n'),
          facts: network,
        })}
        conflict={{ title: t('profiles:conflict.title'), text: t('profiles:conflict.text') }}
      />
      {facts === null ? (
        <p className={styles.soft}>{t('profiles:card.noFacts')}</p>
      ) : (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <ProfileFields {...parts} facts={facts} personas={personas} onWrite={onWrite} />
            <ImagePanel {...parts} facts={facts} />
            {facts.banner && <BannerPanel {...parts} facts={facts} banner={facts.banner} />}
          </div>
          <div className={styles.stack}>
            {scored && <ChecklistPanel scored={scored} facts={facts} settings={settingsAddress(facts, draft.handle)} />}
            {scored && (
              <HistoryPanel
                scores={draft.scores}
                scored={scored}
                onSave={() => autosave.edit(withScore(autosave.getState().draft, true))}
                isReadOnly={isReadOnly}
              />
            )}
          </div>
          <WriteDialog props={isWriting ? { profile: draft, facts, onClose: () => setWriting(false) } : null} />
        </div>
      )}
    </div>
  )
}
