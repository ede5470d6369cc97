import { Anchor, Button, Group } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileDraft } from '@postwright/core/model/profile'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { ArchiveRefusal } from '@/lib/open-archive.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { PROFILE_EXPORTS } from '@/platforms/profile-exports.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { Dropzone } from '@/ui/dropzone.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { profileDrafts } from '../../data/profile-drafts.ts'
import styles from './export-dialog.module.css'
import { readProfileExport } from './read-profile-export.ts'

const TEXTS = ['name', 'handle', 'headline', 'bio', 'link'] as const

/** Adds a profile from a network's data export, whose texts are shown before anything is stored. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profiles', 'errors'])
  const errorText = useErrorText()
  const begin = useBeginDocument(async () => profileDrafts)
  const [found, setFound] = useState<ProfileDraft | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function work(step: () => Promise<void>) {
    setFailure(null)
    setBusy(true)
    try {
      await step()
    } catch (error) {
      setFailure(error instanceof ArchiveRefusal ? t(`profiles:export.fault.${error.fault}`) : errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('profiles:export.title')} onClose={onClose}>
      {found ? (
        <div className={styles.dialog}>
          <p className={styles.network}>
            <PlatformIcon platform={found.platform} size={20} />
            {t('profiles:one.title', { network: platformName(found.platform) })}
          </p>
          <dl className={styles.texts}>
            {TEXTS.filter((field) => found[field] !== '').map((field) => (
              <div key={field}>
                <dt>{t(`profiles:field.${field}`)}</dt>
                <dd>{found[field]}</dd>
              </div>
            ))}
          </dl>
          <FormError message={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setFound(null)}>
              {t('profiles:export.another')}
            </Button>
            <Button autoFocus loading={isBusy} onClick={() => void work(() => begin(found))}>
              {t('profiles:add')}
            </Button>
          </Group>
        </div>
      ) : (
        <div className={styles.dialog}>
          <p>{t('profiles:export.text')}</p>
          <ul className={styles.networks} aria-label={t('profiles:export.networks')}>
            {PROFILE_EXPORTS.map(({ platform, address }) => (
              <li key={platform} className={styles.network}>
                <PlatformIcon platform={platform} size={16} />
                <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm">
                  {t('profiles:export.request', { network: platformName(platform) })}
                </Anchor>
              </li>
            ))}
          </ul>
          <Dropzone
            accept={['.zip', '.csv', '.js', '.json']}
            Icon={IconFileZip}
            hint={t('profiles:export.hint')}
            onFiles={([file]) => file && void work(async () => setFound(await readProfileExport(file)))}
            disabled={isBusy}
          />
          {isBusy && <p role="status">{t('profiles:export.reading')}</p>}
          <FormError message={failure} />
        </div>
      )}
    </Dialog>
  )
}
