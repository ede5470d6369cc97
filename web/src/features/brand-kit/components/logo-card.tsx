import { ActionIcon, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LOGO_ROLES, type BrandLogo } from '@postwright/core/model/brand-kit'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './logos.module.css'

type Props = {
  logo: BrandLogo
  /** Null while its picture is on its way. */
  address: string | null
  brand: string
  onLogo: (logo: BrandLogo) => void
  onRemove: () => void
}

/** A logo on the ground that it is for, with the room that stays free around it drawn. */
export function LogoCard({ logo, address, brand, onLogo, onRemove }: Props) {
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
