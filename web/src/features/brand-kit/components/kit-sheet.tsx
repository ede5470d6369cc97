import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/later-part.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { BasicsSection } from './basics-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import styles from './kit-editor.module.css'
import type { SectionProps } from './section-props.ts'

/** Sections that are reached later come later: each has fields of its own kind. */
const LogosSection = lazyPart(async () => (await import('./logos-section.tsx')).LogosSection)
const FontsSection = lazyPart(async () => (await import('./fonts-section.tsx')).FontsSection)
const VoiceSection = lazyPart(async () => (await import('./voice-section.tsx')).VoiceSection)
const WordsSection = lazyPart(async () => (await import('./words-section.tsx')).WordsSection)
const SamplesSection = lazyPart(async () => (await import('./samples-section.tsx')).SamplesSection)
const HashtagsSection = lazyPart(async () => (await import('./hashtags-section.tsx')).HashtagsSection)
const StrictnessSection = lazyPart(async () => (await import('./strictness-section.tsx')).StrictnessSection)
const UseSection = lazyPart(async () => (await import('./use-section.tsx')).UseSection)
const TokensSection = lazyPart(async () => (await import('./tokens-section.tsx')).TokensSection)

const SECTIONS: readonly { id: string; Section: ComponentType<SectionProps & { waiting?: ReactNode }> }[] = [
  { id: 'basics', Section: BasicsSection },
  { id: 'logos', Section: LogosSection },
  { id: 'colors', Section: ColorsSection },
  { id: 'fonts', Section: FontsSection },
  { id: 'voice', Section: VoiceSection },
  { id: 'words', Section: WordsSection },
  { id: 'samples', Section: SamplesSection },
  { id: 'hashtags', Section: HashtagsSection },
  { id: 'strictness', Section: StrictnessSection },
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
            <Section {...props} waiting={<SkeletonList rows={3} label={t('brand:one.loading')} />} />
          </Panel>
        ))}
      </div>
    </div>
  )
}
