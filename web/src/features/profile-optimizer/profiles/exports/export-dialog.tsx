import { Anchor, Button, Group } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ProfileDraft,
  emptyProfile,
  PROFILE_BIO_MAX,
  PROFILE_HANDLE_MAX,
  PROFILE_HEADLINE_MAX,
  PROFILE_NAME_MAX,
} from '@postwright/core/model/profile'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { ArchiveRefusal, isArchive, listEntries, unpack } from '@/lib/open-archive.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { PROFILE_EXPORTS } from '@/platforms/profile-exports.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { Dropzone } from '@/ui/dropzone.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { profileDrafts } from '../../data/profile-drafts.ts'
import styles from './export-dialog.module.css'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { toOneLine, withoutControls } from '@postwright/core/text/text-fields'
import type { ExportedTexts } from '@/platforms/profile-export.ts'

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

/** Maximum number of files in an archive; exports contain a file for each image of several years. */
const ENTRIES_MAX = 500_000

/** Maximum size of one file; a profile's texts are a few kilobytes. */
const FILE_BYTES_MAX = 1024 * 1024

const FILES = PROFILE_EXPORTS.flatMap(({ files }) => files)

type Found = { path: string; text: () => Promise<string> }

/**
 * Reads the profile from a network's data export: the downloaded archive, or one of its files. Nothing leaves the browser, and only the files that
 * contain the profile are unpacked.
 * @throws ArchiveRefusal
 */
export async function readProfileExport(file: File): Promise<ProfileDraft> {
  const found = (await isArchive(file)) ? await filesOf(file) : [await asFound(file)]
  for (const { platform, files, read } of PROFILE_EXPORTS) {
    const own = files.map((end) => found.find(({ path }) => endsWith(path, end)))
    if (!own[0]) continue
    const texts = await read(await Promise.all(own.map(async (each) => (await each?.text()) ?? null)))
    if (texts) return { ...emptyProfile(platform), ...fitted(texts) }
  }
  throw new ArchiveRefusal('not_an_export')
}

async function filesOf(archive: File): Promise<Found[]> {
  const isWanted = (path: string) => FILES.some((end) => endsWith(path, end))
  const entries = await listEntries(archive, { entriesMax: ENTRIES_MAX, isWanted })
  return entries.map((entry) => ({
    path: entry.filename,
    text: async () => {
      if (entry.uncompressedSize > FILE_BYTES_MAX) throw new ArchiveRefusal('too_large')
      return (await unpack(entry, 'text/plain')).text()
    },
  }))
}

/** Reads a single file that was unpacked earlier and has no folder. */
async function asFound(file: File): Promise<Found> {
  if (file.size > FILE_BYTES_MAX) throw new ArchiveRefusal('too_large')
  return { path: FILES.find((end) => endsWith(`/${end}`, file.name)) ?? file.name, text: () => file.text() }
}

function endsWith(path: string, end: string): boolean {
  return path === end || path.endsWith(`/${end}`)
}

/** Truncates the texts to the limits of a profile's fields. */
function fitted({ name, handle, headline, bio, link }: ExportedTexts): ExportedTexts {
  return {
    name: toOneLine(name, PROFILE_NAME_MAX) ?? '',
    handle: toOneLine(handle, PROFILE_HANDLE_MAX) ?? '',
    headline: toOneLine(headline, PROFILE_HEADLINE_MAX) ?? '',
    bio: withoutControls(bio).slice(0, PROFILE_BIO_MAX),
    link: withoutControls(link).slice(0, ADDRESS_MAX),
  }
}
