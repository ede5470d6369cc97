import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { BasicsSection } from './basics-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import styles from './kit-editor.module.css'
import type { SectionProps } from './section-props.ts'

/** Sections that are reached later come later: each has fields of its own kind. */
const LogosSection = lazy(async () => ({ default: (await import('./logos-section.tsx')).LogosSection }))
const FontsSection = lazy(async () => ({ default: (await import('./fonts-section.tsx')).FontsSection }))
const VoiceSection = lazy(async () => ({ default: (await import('./voice-section.tsx')).VoiceSection }))
const WordsSection = lazy(async () => ({ default: (await import('./words-section.tsx')).WordsSection }))
const SamplesSection = lazy(async () => ({ default: (await import('./samples-section.tsx')).SamplesSection }))
const HashtagsSection = lazy(async () => ({ default: (await import('./hashtags-section.tsx')).HashtagsSection }))
const UseSection = lazy(async () => ({ default: (await import('./use-section.tsx')).UseSection }))
const TokensSection = lazy(async () => ({ default: (await import('./tokens-section.tsx')).TokensSection }))

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
            <Suspense fallback={<SkeletonList rows={3} label={t('brand:one.loading')} />}>
              <Section {...props} />
            </Suspense>
          </Panel>
        ))}
      </div>
    </div>
  )
}
