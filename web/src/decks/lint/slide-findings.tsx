import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findingKey, type Finding } from '@postwright/core/scene/lint/finding'
import type { Scene } from '@postwright/core/scene/scene'
import type { ImageSource } from '../drawing/images.ts'
import styles from './lint.module.css'
import type { Box } from '@postwright/core/scene/box'
import { FORMATS } from '@postwright/core/scene/format'
import { SlideImage } from '../drawing/slide-image.tsx'

type Props = {
  scene: Scene
  slideId: string
  findings: readonly Finding[]
  pictures: ImageSource
  onShow: (finding: Finding) => void
  onFix: (finding: Finding) => void
  /** True while a fix is running; fixes run one at a time. */
  isBusy: boolean
}

/** Lists the findings of one slide, next to an image of the slide with their places marked. */
export function SlideFindings({ scene, slideId, findings, pictures, onShow, onFix, isBusy }: Props) {
  const { t } = useTranslation('lint')
  const [active, setActive] = useState('')
  const slides = scene.slides.filter(({ kind }) => kind !== 'common')
  const at = slides.findIndex(({ id }) => id === slideId)
  const name = at === -1 ? t('lint:slide.common') : t('lint:slide.name', { number: at + 1 })
  return (
    <section className={styles.slide} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <FindingPlaces scene={scene} slideId={slideId} findings={findings} active={active} pictures={pictures} />
      <ul className={styles.list}>
        {findings.map((finding) => {
          const key = findingKey(finding)
          return (
            <li
              key={key}
              className={styles.finding}
              onPointerEnter={() => setActive(key)}
              onPointerLeave={() => setActive('')}
              onFocus={() => setActive(key)}
              onBlur={() => setActive('')}
            >
              <button type="button" className={styles.show} onClick={() => onShow(finding)}>
                <span className={styles.check}>{t(`lint:check.${finding.check}`)}</span>
                <span>{wordsOf(finding)}</span>
              </button>
              {finding.fixes.length > 0 && (
                <Button
                  className={styles.fix}
                  variant="default"
                  size="compact-xs"
                  disabled={isBusy}
                  aria-label={t('lint:fixOne', { check: t(`lint:check.${finding.check}`) })}
                  onClick={() => onFix(finding)}
                >
                  {t('lint:fix')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )

  function wordsOf({ reason }: Finding): string {
    const values = reason.key === 'safeZone' ? { ...reason, zone: t(`lint:zones.${reason.zone}`) } : reason
    return t(`lint:reason.${reason.key}`, values)
  }
}

type FindingPlacesProps = {
  scene: Scene
  slideId: string
  findings: readonly Finding[]
  /** Key of the finding under the pointer; its place is highlighted. */
  active: string
  pictures: ImageSource
}

const WIDTH = 128

/** Shows a small image of a slide with a frame around the place of each finding. */
function FindingPlaces({ scene, slideId, findings, active, pictures }: FindingPlacesProps) {
  const format = findings[0]?.format ?? scene.deck.format
  const size = FORMATS[format]
  const share = ({ x, y, width, height }: Box) => ({
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
    width: `${(width / size.width) * 100}%`,
    height: `${(height / size.height) * 100}%`,
  })
  return (
    <div className={styles.picture}>
      <SlideImage scene={scene} slideId={slideId} format={format} width={WIDTH} pictures={pictures} />
      {findings.map((finding) => (
        <span
          key={findingKey(finding)}
          className={styles.place}
          data-active={findingKey(finding) === active || undefined}
          style={share(finding.box ?? { x: 0, y: 0, ...size })}
          aria-hidden
        />
      ))}
    </div>
  )
}
