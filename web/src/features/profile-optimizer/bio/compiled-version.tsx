import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MasterBioDraft } from '@postwright/core/model/profile'
import type { Platform } from '@postwright/core/platforms/platform'
import { type CompiledText, compileProfile } from '@postwright/core/profiles/compile-bio'
import { settingsAddress } from '@postwright/core/profiles/profile-links'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { profileFacts } from '../profiles/profile-score.tsx'
import styles from '../profiles/profiles.module.css'

type Props = {
  platform: Platform
  /** Handle of the workspace's profile on the network; empty while unknown. */
  handle: string
  master: MasterBioDraft
}

/** One network's version of the master bio, and the changes made to fit it. */
export function CompiledVersion({ platform, handle, master }: Props) {
  const { t } = useTranslation('profiles')
  const facts = profileFacts(platform)
  if (facts === null) return null
  const { name, headline, bio, link } = compileProfile(master, facts)
  const settings = settingsAddress(facts, handle)
  const network = platformName(platform)
  return (
    <article className={styles.version} aria-label={network}>
      <div className={styles.versionRow}>
        <h2 className={styles.network}>
          <PlatformIcon platform={platform} />
          {network}
        </h2>
        {settings !== null && (
          <Anchor className={styles.outward} href={settings} target="_blank" rel="noreferrer">
            {t('profiles:bio.settings')}
            <IconExternalLink size="1rem" aria-hidden />
          </Anchor>
        )}
      </div>
      {name.text !== '' && <Text label={t('profiles:field.name')} network={network} compiled={name} />}
      {headline && headline.text !== '' && (
        <Text label={t('profiles:field.headline')} network={network} compiled={headline} />
      )}
      <Text label={t('profiles:field.bio')} network={network} compiled={bio} />
      {link !== null && (
        <div className={styles.versionRow}>
          <p className={styles.versionText}>{link}</p>
          <CopyButton value={link} isIcon>
            {t('profiles:bio.copy', { what: t('profiles:field.link'), network })}
          </CopyButton>
        </div>
      )}
    </article>
  )
}

function Text({ label, network, compiled }: { label: string; network: string; compiled: CompiledText }) {
  const { t } = useTranslation('profiles')
  const { text, length, max, steps } = compiled
  return (
    <div>
      <p className={styles.soft}>
        {label} · {t('profiles:field.used', { used: length, max })}
      </p>
      <div className={styles.versionRow}>
        <p className={styles.versionText}>{text || t('profiles:bio.nothing')}</p>
        {text !== '' && (
          <CopyButton value={text} isIcon>
            {t('profiles:bio.copy', { what: label, network })}
          </CopyButton>
        )}
      </div>
      {steps.length > 0 && (
        <ul className={styles.done} aria-label={t('profiles:bio.steps')}>
          {steps.map(({ rule, text: part }) => (
            <li key={`${rule} ${part}`}>{t(`profiles:bio.rule.${rule}`, { text: part })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
