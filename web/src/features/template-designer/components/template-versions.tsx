import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import { sceneOfDesign } from '@/decks/scene-of-design.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { type TemplateVersion, useTemplateVersions } from '../data/templates.ts'
import styles from './designer.module.css'

const WIDTH = 144
const SLIDES_SHOWN = 4

type Props = { templateId: string; isRunning: boolean; onRestore: (version: TemplateVersion) => void }

/** The published versions side by side, each with who published it and when, and the way back to it. */
export function TemplateVersions({ templateId, isRunning, onRestore }: Props) {
  const { t } = useTranslation('template-designer')
  const versions = useTemplateVersions(templateId)
  return (
    <section aria-label={t('template-designer:versions.title')}>
      <h3>{t('template-designer:versions.title')}</h3>
      <p className={styles.state}>{t('template-designer:versions.text')}</p>
      <DataState
        read={versions}
        loading={<SkeletonList rows={2} />}
        errorTitle={t('template-designer:versions.error')}
        empty={<EmptyState title={t('template-designer:versions.none')} />}
      >
        {(found) => (
          <ol className={styles.versions}>
            {found.map((version) => (
              <li key={version.version} className={styles.version}>
                <div className={styles.versionHead}>
                  <strong>{t('template-designer:versions.named', version)}</strong>
                  {version.isOffered && (
                    <StateBadge tone="positive">{t('template-designer:versions.offered')}</StateBadge>
                  )}
                </div>
                <span className={styles.state}>
                  {t('template-designer:versions.by', {
                    name: version.publishedBy || t('template-designer:versions.somebody'),
                    date: formatDay(version.publishedAt, viewerZone()),
                  })}
                </span>
                <VersionPictures version={version} />
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isRunning}
                  aria-label={t('template-designer:versions.restoreNamed', version)}
                  onClick={() => onRestore(version)}
                >
                  {t('template-designer:versions.restore')}
                </Button>
              </li>
            ))}
          </ol>
        )}
      </DataState>
    </section>
  )
}

function VersionPictures({ version: { design, title } }: { version: TemplateVersion }) {
  const scene = useMemo(() => sceneOfDesign(design, title), [design, title])
  return (
    <div className={styles.pictures}>
      {scene.slides.slice(0, SLIDES_SHOWN).map(({ id }) => (
        <SlidePicture key={id} scene={scene} slideId={id} width={WIDTH} />
      ))}
    </div>
  )
}
