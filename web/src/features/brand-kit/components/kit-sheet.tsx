import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/panel.tsx'
import { BasicsSection } from './basics-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import { FontsSection } from './fonts-section.tsx'
import { HashtagsSection } from './hashtags-section.tsx'
import styles from './kit-editor.module.css'
import { LogosSection } from './logos-section.tsx'
import { SamplesSection } from './samples-section.tsx'
import type { SectionProps } from './section-props.ts'
import { TokensSection } from './tokens-section.tsx'
import { UseSection } from './use-section.tsx'
import { VoiceSection } from './voice-section.tsx'
import { WordsSection } from './words-section.tsx'

const SECTIONS: readonly { id: string; Section: ComponentType<SectionProps> }[] = [
  { id: 'basics', Section: BasicsSection },
  { id: 'logos', Section: LogosSection },
  { id: 'colors', Section: ColorsSection },
  { id: 'fonts', Section: FontsSection },
  { id: 'voice', Section: VoiceSection },
  { id: 'words', Section: WordsSection },
  { id: 'samples', Section: SamplesSection },
  { id: 'hashtags', Section: HashtagsSection },
  { id: 'use', Section: UseSection },
  { id: 'tokens', Section: TokensSection },
]

/** Everything that a kit says, each part in its section; the list beside them leads to each. */
export function KitSheet(props: SectionProps) {
  const { t } = useTranslation('brand')
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t('brand:sections')}>
        {SECTIONS.map(({ id }) => (
          <a key={id} className={styles.entry} href={`#${id}`}>
            {t(`brand:${id}.title`)}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        {SECTIONS.map(({ id, Section }) => (
          <Panel key={id} id={id} title={t(`brand:${id}.title`)} description={t(`brand:${id}.text`)}>
            <Section {...props} />
          </Panel>
        ))}
      </div>
    </div>
  )
}
