import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { ProfileDraft } from '@postwright/core/model/profile'
import type { ProfileFacts } from '@postwright/core/platforms/profile-facts'
import { routes } from '@/config/routes.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useReadableAccounts } from '../../data/profiles.ts'
import { Comparison } from './comparison.tsx'
import styles from './write-dialog.module.css'

type Props = {
  profile: Pick<ProfileDraft, 'platform' | 'handle' | 'name' | 'bio'>
  facts: ProfileFacts
  onClose: () => void
}

/** Changes the name and bio of a connected account to those of a profile, beside its current ones at the network. */
export function WriteDialog({ profile, facts, onClose }: Props) {
  const { t } = useTranslation('profiles')
  const network = platformName(profile.platform)
  const read = useReadableAccounts()
  return (
    <Dialog title={t('profiles:write.title', { network })} onClose={onClose}>
      <div className={styles.dialog}>
        <DataState
          read={read}
          loading={<SkeletonList rows={2} label={t('profiles:write.loading')} />}
          errorTitle={t('profiles:write.accountsError')}
        >
          {(accounts) => (
            <Accounts
              accounts={accounts.filter(({ platform }) => platform === profile.platform)}
              {...{ profile, facts, onClose }}
            />
          )}
        </DataState>
      </div>
    </Dialog>
  )
}

/** Returns whether two handles name one account; people write theirs with or without `@`. */
function isSameHandle(one: string, other: string): boolean {
  const [plain, written] = [one, other].map((handle) => handle.replace(/^@/, '').toLowerCase())
  return plain === written
}

/** Shows the changes to one account. The account with the profile's handle is preselected, otherwise the first one. */
function Accounts({ accounts, profile, facts, onClose }: Props & { accounts: readonly Connection[] }) {
  const { t } = useTranslation('profiles')
  const own = accounts.find(({ handle }) => isSameHandle(handle, profile.handle)) ?? accounts[0]
  const [chosenId, setChosenId] = useState<string | null>(null)
  const account = accounts.find(({ id }) => id === chosenId) ?? own
  if (!account) {
    return (
      <p>
        {t('profiles:write.noAccount', { network: platformName(profile.platform) })}{' '}
        <Anchor component={Link} to={routes.connectedPlatforms.href()}>
          {t('profiles:write.connect')}
        </Anchor>
      </p>
    )
  }
  return (
    <>
      {accounts.length > 1 && (
        <SelectField
          label={t('profiles:write.account')}
          value={account.id}
          options={accounts.map(({ id, handle }) => ({ value: id, label: `@${handle}` }))}
          onChange={setChosenId}
        />
      )}
      <Comparison
        key={account.id}
        account={account}
        wanted={{ name: profile.name, bio: profile.bio }}
        facts={facts}
        onClose={onClose}
      />
    </>
  )
}
