import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { ME } from '../calendar-address.ts'

type Props = { author: string | null; onChange: (author: string | null) => void }

/** Whose posts are shown. Names are asked for when the choice is opened, or when a person is chosen already. */
export function AuthorSelect({ author, onChange }: Props) {
  const { t } = useTranslation('calendar')
  const { user, workspaceId } = useSignedIn()
  const [isOpened, setOpened] = useState(false)
  const chosen = author === user.id ? ME : author
  const members = useMembers(isOpened || (chosen !== null && chosen !== ME) ? workspaceId : null)
  const others = members.status === 'ready' ? members.data.filter(({ uid }) => uid !== user.id) : []
  const isKnown = chosen === null || chosen === ME || others.some(({ uid }) => uid === chosen)
  // A person who has left the workspace is still the author of what they have begun in it.
  const unknown = members.status === 'ready' ? t('calendar:filter.authorGone') : t('calendar:filter.authorUnnamed')
  return (
    <Select
      aria-label={t('calendar:filter.author')}
      placeholder={t('calendar:filter.anyAuthor')}
      data={[
        { value: ME, label: t('calendar:filter.mine') },
        ...others.map(({ uid, fullName }) => ({ value: uid, label: fullName })),
        ...(isKnown ? [] : [{ value: chosen, label: unknown }]),
      ]}
      value={chosen}
      onChange={onChange}
      onDropdownOpen={() => setOpened(true)}
      error={members.status === 'error' ? t('calendar:filter.authorsError') : undefined}
      comboboxProps={{ withinPortal: false }}
      clearable
    />
  )
}
