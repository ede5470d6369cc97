import { FileButton, ActionIcon, NumberInput } from '@mantine/core'
import { IconUpload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_LOGOS_MAX } from '@postwright/core/model/brand-limits'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { LOGO_ROLES, type BrandLogo } from '@postwright/core/model/brand-kit'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { isDrawing, isPdf, LogoRefused } from '../logos/logo-file.ts'
import styles from './logos.module.css'
import type { SectionProps } from './section-props.ts'
import { SelectField } from '@/ui/select-field.tsx'

/** Edits the logos of a brand: for light backgrounds, for dark ones, and the symbol alone. */
export function LogosSection({ draft: { logos, name }, onEdit }: SectionProps) {
  const { t } = useTranslation(['brand', 'errors'])
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const online = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { urlOf } = useMediaUrls(
    workspaceId,
    logos.map(({ mediaId }) => mediaId),
  )
  const set = (next: BrandLogo[]) => onEdit({ logos: next })

  async function add(file: File | null) {
    if (!file) return
    if (file.size > MEDIA_BYTES_MAX) return toast.error(t('errors:api.media_too_large'))
    setBusy(true)
    try {
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const picture = await pictureOf(file)
      const { media } = await uploadMedia(workspaceId, { name: picture.name, file: picture }, options)
      const role = LOGO_ROLES.find((each) => !logos.some((logo) => logo.role === each)) ?? 'light'
      set([...logos, { id: crypto.randomUUID(), role, mediaId: media.id, clearSpace: 25, minWidth: 0 }])
    } catch (error) {
      toast.error(refusalOf(error) ?? errorText(error))
    }
    setBusy(false)
  }

  return (
    <div className={styles.section}>
      {logos.length > 0 && (
        <ul className={styles.logos}>
          {logos.map((logo) => (
            <LogoCard
              key={logo.id}
              logo={logo}
              address={urlOf(logo.mediaId)}
              brand={name}
              onLogo={(next) => set(logos.map((each) => (each.id === next.id ? next : each)))}
              onRemove={() => set(logos.filter(({ id }) => id !== logo.id))}
            />
          ))}
        </ul>
      )}
      {logos.length === 0 && <p className={styles.none}>{t('brand:logos.none')}</p>}
      <FileButton
        accept={[...IMAGE_TYPES, '.svg', 'image/svg+xml', '.pdf', 'application/pdf'].join(',')}
        onChange={(file) => void add(file)}
      >
        {(props) => (
          <ServiceButton
            service="media"
            {...props}
            className={styles.add}
            variant="default"
            leftSection={<IconUpload size="1rem" aria-hidden />}
            loading={isBusy}
            disabled={!online || logos.length >= BRAND_LOGOS_MAX}
          >
            {t('brand:logos.add')}
          </ServiceButton>
        )}
      </FileButton>
      <p className={styles.none}>{t('brand:logos.kinds')}</p>
    </div>
  )

  function refusalOf(error: unknown): string | null {
    if (!(error instanceof LogoRefused)) return null
    const { reason, families } = error
    const count = families.length
    if (reason === 'pdfFonts') return t('brand:logos.refused.pdfFonts', { count, families: families.join(', ') })
    if (reason !== 'fonts') return t(`brand:logos.refused.${reason}`)
    return count === 0
      ? t('brand:logos.refused.noFont')
      : t('brand:logos.refused.fonts', { count, families: families.join(', ') })
  }
}

/** Converts SVG and PDF files to images; the code for that is loaded with the first one. */
async function pictureOf(file: File): Promise<File> {
  if (isDrawing(file)) return (await import('../logos/draw-logo-file.ts')).drawLogoFile(file)
  if (isPdf(file)) return (await import('../logos/draw-logo-pdf.ts')).drawLogoPdf(file)
  return file
}

type Props = {
  logo: BrandLogo
  /** Null while its image is loading. */
  address: string | null
  brand: string
  onLogo: (logo: BrandLogo) => void
  onRemove: () => void
}

/** Shows a logo on its background, with its clear space. */
function LogoCard({ logo, address, brand, onLogo, onRemove }: Props) {
  const { t } = useTranslation('brand')
  const { role, clearSpace, minWidth } = logo
  const number = (value: string | number) => (typeof value === 'number' ? Math.round(value) : 0)
  return (
    <li className={styles.logo}>
      <div className={styles.grounds}>
        {(['light', 'dark'] as const).map((ground) => (
          <div
            key={ground}
            className={styles.ground}
            data-ground={ground}
            data-meant={role === 'mark' || role === ground || undefined}
          >
            <span className={styles.space} style={{ '--clear': clearSpace / 100 }}>
              {address === null ? (
                <span className={styles.empty} />
              ) : (
                <img
                  className={styles.picture}
                  src={address}
                  alt={t(`brand:logos.on.${ground}`, { brand, role: t(`brand:logos.role.${role}`) })}
                />
              )}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.settings}>
        <SelectField
          label={t('brand:logos.use')}
          value={role}
          options={LOGO_ROLES.map((value) => ({ value, label: t(`brand:logos.role.${value}`) }))}
          onChange={(next) => onLogo({ ...logo, role: next })}
        />
        <NumberInput
          label={t('brand:logos.clearSpace')}
          min={0}
          max={200}
          step={5}
          suffix="%"
          value={clearSpace}
          onChange={(value) => onLogo({ ...logo, clearSpace: number(value) })}
        />
        <NumberInput
          label={t('brand:logos.minWidth')}
          min={0}
          max={2_000}
          value={minWidth}
          onChange={(value) => onLogo({ ...logo, minWidth: number(value) })}
        />
        <ActionIcon
          className={styles.remove}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('brand:logos.remove', { role: t(`brand:logos.role.${role}`) })}
          onClick={onRemove}
        >
          <IconTrash size="1.125rem" aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
