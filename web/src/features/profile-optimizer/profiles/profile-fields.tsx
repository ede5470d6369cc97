import { Button, Checkbox } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import {
  type ProfileDraft,
  PROFILE_BIO_MAX,
  PROFILE_HANDLE_MAX,
  PROFILE_HEADLINE_MAX,
  PROFILE_NAME_MAX,
} from '@postwright/core/model/profile'
import type { ProfileFacts, ProfileTextLimit } from '@postwright/core/platforms/profile-facts'
import { lengthIn } from '@postwright/core/profiles/bio-text'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { CopyButton } from '@/ui/copy-button.tsx'
import { Panel } from '@/ui/panel.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { LineField } from '@/documents/line-field.tsx'
import { LimitedTextarea } from './limited-textarea.tsx'
import styles from './profiles.module.css'

/** Lazy: needs the code of two kinds of selection fields. */
const KeywordFields = lazyPart(async () => (await import('./keyword-fields.tsx')).KeywordFields)

type Props = {
  draft: ProfileDraft
  facts: ProfileFacts
  personas: readonly Persona[]
  onEdit: (change: Partial<ProfileDraft>) => void
  isReadOnly: boolean
  /** Writes the texts at the network; null if that isn't possible. */
  onWrite: (() => void) | null
}

/** The texts of a profile, each with its network's limits, and the keywords it should be found by. */
export function ProfileFields({ draft, facts, personas, onEdit, isReadOnly, onWrite }: Props) {
  const { t } = useTranslation('profiles')
  const used = (text: string, limit: ProfileTextLimit) =>
    t('profiles:field.used', { used: lengthIn(text, limit), max: limit.max })
  return (
    <Panel
      id="texts"
      title={t('profiles:field.title')}
      description={t('profiles:field.text')}
      actions={
        <>
          {onWrite && (
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconUpload size="1rem" aria-hidden />}
              onClick={onWrite}
            >
              {t('profiles:action.write')}
            </Button>
          )}
          {draft.bio !== '' && (
            <CopyButton value={draft.bio} isIcon>
              {t('profiles:field.copyBio')}
            </CopyButton>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        <LineField
          label={t('profiles:field.name')}
          hint={used(draft.name, facts.name)}
          value={draft.name}
          max={PROFILE_NAME_MAX}
          onLine={(name) => onEdit({ name })}
          readOnly={isReadOnly}
        />
        <LineField
          label={t('profiles:field.handle')}
          hint={t('profiles:field.handleHint')}
          value={draft.handle}
          max={PROFILE_HANDLE_MAX}
          onLine={(handle) => onEdit({ handle })}
          readOnly={isReadOnly}
        />
        {facts.headline && (
          <LineField
            label={t('profiles:field.headline')}
            hint={used(draft.headline, facts.headline)}
            value={draft.headline}
            max={PROFILE_HEADLINE_MAX}
            onLine={(headline) => onEdit({ headline })}
            readOnly={isReadOnly}
          />
        )}
        <LimitedTextarea
          label={t('profiles:field.bio')}
          limit={facts.bio}
          fold={facts.bio.fold}
          value={draft.bio}
          max={PROFILE_BIO_MAX}
          onText={(bio) => onEdit({ bio })}
          readOnly={isReadOnly}
        />
        {facts.link === 'field' && (
          <TextField
            label={t('profiles:field.link')}
            placeholder={t('profiles:field.linkHint')}
            type="url"
            value={draft.link}
            maxLength={ADDRESS_MAX}
            onChange={({ currentTarget }) => onEdit({ link: currentTarget.value })}
            readOnly={isReadOnly}
          />
        )}
        {facts.canPin && (
          <Checkbox
            label={t('profiles:field.pinned')}
            checked={draft.hasPinned}
            onChange={({ currentTarget }) => onEdit({ hasPinned: currentTarget.checked })}
            disabled={isReadOnly}
          />
        )}
        <KeywordFields draft={draft} personas={personas} onEdit={onEdit} isReadOnly={isReadOnly} />
      </div>
    </Panel>
  )
}
