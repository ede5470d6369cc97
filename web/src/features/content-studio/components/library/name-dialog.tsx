import { Button, Group, Stack } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LIBRARY_NAME_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/one-line'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'

const nameSchema = oneLine(LIBRARY_NAME_MAX)

type Props = { title: string; onName: (name: string) => void; onClose: () => void }

/** Asks for the name under which something is kept in the library. */
export function NameDialog({ title, onName, onClose }: Props) {
  const { t } = useTranslation('library')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const read = nameSchema.safeParse(name)

  function save(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (read.success) onName(read.data)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <Stack>
          <TextField
            data-autofocus
            label={t('library:name')}
            maxLength={LIBRARY_NAME_MAX}
            value={name}
            error={isTried && !read.success && t('library:nameMissing')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit">{t('library:save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
