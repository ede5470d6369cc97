import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { FIT_CASES, sceneForCase } from '@postwright/core/scene/fit-matrix/fit-cases'
import { fitMatrix, type FitFault } from '@postwright/core/scene/fit-matrix/fit-matrix'
import type { DeckTemplate, TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import { fontsInDrawings } from '@/decks/drawing/fonts-in-drawings.ts'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import styles from './designer.module.css'

const WIDTH = 190
const SHOWN = 24

type Tried = { template: DeckTemplate; faults: readonly FitFault[] }

/** Tests a design in every format and case, and shows those in which a text does not fit. */
export function FitCells({ design }: { design: TemplateDesign }) {
  const { t } = useTranslation('template-designer')
  const [tried, setTried] = useState<Tried | null>(null)
  const { run, isRunning, failure } = useApiCall()

  async function tryOut() {
    const template = { ...design, id: 'design' }
    await loadAllFonts(template)
    setTried({ template, faults: fitMatrix(template, createMeasureText()) })
  }

  return (
    <section className={styles.section} aria-labelledby="fit">
      <h2 id="fit">{t('template-designer:fit.title')}</h2>
      <p className={styles.faint}>{t('template-designer:fit.text')}</p>
      <Button variant="default" loading={isRunning} onClick={() => void run(tryOut)}>
        {t('template-designer:fit.run')}
      </Button>
      <FormError message={failure} />
      {tried && (
        <p role="status">
          {tried.faults.length === 0
            ? t('template-designer:fit.fits')
            : t('template-designer:fit.found', { count: tried.faults.length })}
        </p>
      )}
      {tried && (
        <ul className={styles.cells}>
          {tried.faults.slice(0, SHOWN).map((fault) => (
            <FitCell
              key={`${fault.fitCase} ${fault.format} ${fault.slide} ${fault.layerId}`}
              fault={fault}
              template={tried.template}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function FitCell({
  fault: { fitCase, format, slide, slot, kind },
  template,
}: {
  fault: FitFault
  template: DeckTemplate
}) {
  const { t } = useTranslation('template-designer')
  return (
    <li className={styles.cell}>
      <SlideImage scene={sceneForCase(template, fitCase)} slideId={`slide${slide + 1}`} format={format} width={WIDTH} />
      <p className={styles.name}>{t(`template-designer:fit.case.${fitCase}`)}</p>
      <p className={styles.faint}>
        {t('template-designer:fit.cell', { format, slide: slide + 1 })} ·{' '}
        {t(`template-designer:fit.kind.${kind}`, { slot: slot || t('template-designer:fit.noSlot') })}
      </p>
    </li>
  )
}

/** Loads the fonts of all cases: a text measured with other fonts would fit only by chance. */
async function loadAllFonts(template: DeckTemplate): Promise<void> {
  const measure = createMeasureText()
  const drawings = FIT_CASES.flatMap((fitCase) => {
    const scene = sceneForCase(template, fitCase)
    return scene.slides.map(({ id }) => drawSlide(scene, id, scene.deck.format, measure))
  })
  const { fonts, text } = fontsInDrawings(drawings)
  await loadFonts(fonts, text)
}
