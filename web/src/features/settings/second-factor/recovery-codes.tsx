import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { CopyButton } from '@/ui/copy-button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import styles from './second-factor.module.css'

type Props = { codes: readonly string[]; onClose: () => void }

/** Shows new recovery codes once, until the user confirms that they are saved; the server stores only their hashes. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useTranslation('settings')
  const [isSaved, setSaved] = useState(false)
  const text = codes.join('\n')
  return (
    <Dialog title={t('settings:secondFactor.codes.title')} onClose={onClose} isClosable={isSaved}>
      <Stack gap="md">
        <Text size="sm">{t('settings:secondFactor.codes.text')}</Text>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap="sm">
          <CopyButton value={text}>{t('settings:secondFactor.codes.copy')}</CopyButton>
          <Button
            component="a"
            variant="default"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download={`${BRAND.name.toLowerCase()}-recovery-codes.txt`}
          >
            {t('settings:secondFactor.codes.download')}
          </Button>
        </Group>
        <Checkbox
          checked={isSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
          label={t('settings:secondFactor.codes.saved')}
        />
        <Button disabled={!isSaved} onClick={onClose}>
          {t('settings:secondFactor.codes.done')}
        </Button>
      </Stack>
    </Dialog>
  )
}
